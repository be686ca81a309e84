import type { ColorModeConfig } from '@landing/schema'
import {
  type ColorModeChoice,
  choiceOf,
  chooseMode,
  followsSystem,
  nextChoice,
} from '../mode/mode-choice'
import { onStored, readStored, STORAGE_KEYS } from '../mode/storage'
import { all, type Cleanup, findAll, on } from './events'

const TOGGLE = '.landing-color-mode-toggle'

/** Cycles through the color modes with the toggles below a root, and names the current mode in them. */
export function toggleColorMode(root: ParentNode): Cleanup {
  const label = () => labelToggles(root)
  label()
  return all(
    on(root, 'click', TOGGLE, (toggle) => {
      const config = configOf(toggle)
      chooseMode(nextChoice(currentChoice(config), followsSystem(config)))
    }),
    onStored(STORAGE_KEYS.theme, label),
  )
}

/** Names the current mode in the toggles below a root, and enables them. */
export function labelToggles(root: ParentNode): void {
  for (const toggle of findAll<HTMLButtonElement>(root, TOGGLE)) {
    const { label = '', modes = '[]' } = toggle.dataset
    const [system, light, dark] = JSON.parse(modes) as string[]
    const mode = { system, light, dark }[currentChoice(configOf(toggle)) ?? 'system'] ?? ''
    toggle.title = mode
    toggle.setAttribute('aria-label', label.replace('{mode}', mode))
    toggle.disabled = false
  }
}

function currentChoice(config: ColorModeConfig): ColorModeChoice {
  return choiceOf(config, readStored(STORAGE_KEYS.theme))
}

/** Configuration in the attributes of an element: `data-default-mode` where the system is not followed. */
export function configOf({ dataset }: HTMLElement): ColorModeConfig {
  const { defaultMode } = dataset
  return {
    disableSwitch: 'fixedMode' in dataset,
    respectPrefersColorScheme: defaultMode === undefined,
    defaultMode: defaultMode === 'dark' ? 'dark' : 'light',
  }
}

/** Those attributes. */
export function configAttributes(config: ColorModeConfig | undefined) {
  return {
    'data-default-mode': followsSystem(config) ? undefined : (config?.defaultMode ?? 'light'),
    'data-fixed-mode': config?.disableSwitch ? '' : undefined,
  }
}
