// UI5 elements as a page holds them, for looking at them before and after their code is there.
import { Badge } from '@landing/theme'

const DESIGNS = ['Neutral', 'Information', 'Positive', 'Critical', 'Negative']

/** One of each element, in a row of its own. */
export function PreviewElements() {
  return (
    <section className="landing-notice-page">
      <h1>Elements</h1>
      <p>
        <ui5-button>Default</ui5-button> <ui5-button design="Emphasized">Emphasized</ui5-button>{' '}
        <ui5-button design="Transparent">Transparent</ui5-button>{' '}
        <ui5-button design="Positive">Positive</ui5-button>{' '}
        <ui5-button design="Negative">Negative</ui5-button>{' '}
        <ui5-button design="Attention">Attention</ui5-button>
      </p>
      <p>
        {DESIGNS.map((design) => (
          <ui5-tag key={design} design={design} hide-state-icon="">
            {design}
          </ui5-tag>
        ))}
      </p>
      <p id="badges">
        {DESIGNS.map((design) => (
          <Badge key={design} tone={design.toLowerCase()}>
            {design}
          </Badge>
        ))}
      </p>
      {DESIGNS.slice(1).map((design) => (
        <ui5-message-strip key={design} design={design} hide-close-button="">
          {design}: a subaccount cannot be moved.
        </ui5-message-strip>
      ))}
      <p>
        <ui5-switch accessible-name="Switch" />{' '}
        <ui5-checkbox text="Check box" accessible-name="Check box" />
      </p>
      <p>
        <ui5-segmented-button accessible-name="Choice">
          <ui5-segmented-button-item selected="">One</ui5-segmented-button-item>
          <ui5-segmented-button-item>Another</ui5-segmented-button-item>
        </ui5-segmented-button>
      </p>
      <p>
        <ui5-link href="#elsewhere">Link</ui5-link> <ui5-label>Label</ui5-label>{' '}
        <ui5-text>Text</ui5-text>
      </p>
      <ui5-title level="H2" size="H3">
        Title
      </ui5-title>
      <ui5-panel header-text="Panel" fixed="">
        <p>What is in the panel.</p>
      </ui5-panel>
      <p>
        <ui5-avatar initials="AB" /> <ui5-busy-indicator active="" delay="0" />
      </p>
      <ui5-progress-indicator value="40" accessible-name="Progress" />
      <ui5-card>
        <ui5-card-header slot="header" title-text="Card" subtitle-text="What it is about" />
        <p>What is in the card.</p>
      </ui5-card>
      <ui5-bar>
        <span>Bar</span>
      </ui5-bar>
      <ui5-dialog header-text="Dialog">Opened later.</ui5-dialog>
      <ui5-popover header-text="Popover">Opened later.</ui5-popover>
      <ui5-toast>Shown later.</ui5-toast>
      <p id="last">The end</p>
    </section>
  )
}
