import { type ReactNode, useId } from 'react'
import { useSettings } from './use-settings'

/** Props of `DisplaySettings`. */
export interface DisplaySettingsProps {
  readonly onClose: () => void
}

/** Dialog for mode, contrast and shortcut, with native controls. */
export function DisplaySettings({ onClose }: DisplaySettingsProps): ReactNode {
  const { text, modes, mode, chooseMode, switches } = useSettings(onClose)
  const id = useId()
  return (
    <dialog
      ref={openModal}
      className="landing-settings-dialog"
      aria-labelledby={id}
      onClose={onClose}
    >
      <form method="dialog" className="landing-settings">
        <h2 id={id}>{text('displaySettings')}</h2>
        {modes.length > 0 ? (
          <div className="landing-settings-row" role="radiogroup" aria-label={text('settingsMode')}>
            <span aria-hidden="true">{text('settingsMode')}</span>
            <div className="landing-settings-row">
              {modes.map(([choice, label]) => (
                <label key={label}>
                  <input
                    type="radio"
                    name={id}
                    checked={choice === mode}
                    onChange={() => chooseMode(choice)}
                  />{' '}
                  {label}
                </label>
              ))}
            </div>
          </div>
        ) : null}
        {switches.map(({ label, isOn, onChoose }) => (
          <label key={label} className="landing-settings-row">
            {label}
            <input
              type="checkbox"
              checked={isOn}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          </label>
        ))}
        <button type="submit" className="landing-button landing-button-emphasized">
          {text('close')}
        </button>
      </form>
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal()
}
