import { useMemo, useState } from 'react'
import { useTheme } from '../context/theme-context'
import { useColorMode } from '../context/use-color-mode'
import { useViewText } from '../context/use-view-text'
import { followsSystem } from '../mode/mode-choice'
import { matchingActions, type PageAction, pageActions } from './page-actions'

/** Maximum number for an empty field, and below hits. */
const MOST = 6
const MOST_BESIDE_HITS = 3

/** The actions for the typed text, and the message of the last one. */
export function useActions(typed: string) {
  const modes = useModeActions()
  const text = useViewText()
  const onPage = useMemo(() => pageActions(document, text), [text])
  const [said, setSaid] = useState<{ readonly action: string; readonly text: string }>()
  const query = typed.trim()
  const [first, ...others] = onPage
  const all = first?.icon === 'copy' ? [first, ...modes, ...others] : [...modes, ...onPage]
  // A single letter matches too many.
  const found = query.length < 2 ? [] : matchingActions(all, query).slice(0, MOST_BESIDE_HITS)
  const actions = query === '' ? all.slice(0, MOST) : found
  /** Runs an action, then closes the box unless it returns a message. */
  const run = async (action: PageAction, close: () => void) => {
    const answer = await action.run()
    if (answer === undefined) close()
    else setSaid({ action: action.label, text: answer })
  }
  return { actions, said, run }
}

/** The other color modes. */
function useModeActions(): readonly PageAction[] {
  const { site } = useTheme()
  const text = useViewText()
  const { choice, choose } = useColorMode()
  const { colorMode } = site.theme
  if (colorMode?.disableSwitch) return []
  const modes = [
    ['dark', text('settingsDark')],
    ['light', text('settingsLight')],
    ...(followsSystem(colorMode) ? [[null, text('settingsSystem')] as const] : []),
  ] as const
  return modes
    .filter(([mode]) => mode !== choice)
    .map(([mode, label]) => ({
      label,
      kind: text('settingsMode'),
      icon: 'mode',
      run: () => void choose(mode),
    }))
}
