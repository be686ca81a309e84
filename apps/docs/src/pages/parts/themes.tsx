import { ArticleBody } from '@landing/theme'
import fiori from '@landing/theme/themes/sap_fiori_3.css?url'
import fioriDark from '@landing/theme/themes/sap_fiori_3_dark.css?url'
import fioriBlack from '@landing/theme/themes/sap_fiori_3_hcb.css?url'
import fioriWhite from '@landing/theme/themes/sap_fiori_3_hcw.css?url'
import horizon from '@landing/theme/themes/sap_horizon.css?url'
import horizonDark from '@landing/theme/themes/sap_horizon_dark.css?url'
import horizonBlack from '@landing/theme/themes/sap_horizon_hcb.css?url'
import horizonWhite from '@landing/theme/themes/sap_horizon_hcw.css?url'
import { ThemedExample } from '../../examples/themed'
import themedExample from '../../examples/themed.tsx?highlighted'
import { Frame } from '../../gallery/frame'
import { PartPage } from '../../gallery/part-page'

export const title = 'Eight themes'
export const description =
  'Two families, each light, dark and in two forms of high contrast. A site has one family; the rest follows its readers. Here each is fixed by a style sheet.'

const themes = [
  { name: 'sap_horizon', sheets: [horizon] },
  { name: 'sap_horizon_dark', sheets: [horizonDark] },
  { name: 'sap_horizon_hcw', sheets: [horizonWhite] },
  { name: 'sap_horizon_hcb', sheets: [horizonBlack] },
  { name: 'sap_fiori_3', sheets: [fiori] },
  { name: 'sap_fiori_3_dark', sheets: [fioriDark] },
  { name: 'sap_fiori_3_hcw', sheets: [fioriWhite] },
  { name: 'sap_fiori_3_hcb', sheets: [fioriBlack] },
] as const

export default function Themes() {
  return (
    <PartPage title={title} lead={description}>
      <div className="themes">
        {themes.map(({ name, sheets }) => (
          <Frame key={name} title={`Theme ${name}`} height={270} sheets={sheets}>
            <ThemedExample name={name} />
          </Frame>
        ))}
      </div>
      <section className="example" aria-labelledby="code">
        <h2 id="code">The page, and a theme that is fixed</h2>
        <p className="example-about">
          The theme is fixed by its style sheet: import{' '}
          <code>@landing/theme/themes/sap_fiori_3_hcb.css</code> after{' '}
          <code>@landing/theme/styles.css</code>.
        </p>
        <ArticleBody html={themedExample} />
      </section>
    </PartPage>
  )
}
