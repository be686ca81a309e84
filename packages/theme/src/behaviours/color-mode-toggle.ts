import type { ColorModeConfig } from '@landing/schema'
import {
  type ColorModeChoice,
  choiceOf,
  chooseMode,
  followsSystem,
  nextChoice,
} from '../mode/mode-choice'
import { onStored, readStored, STORAGE_KEYS } from '../mode/storage'
import { all, type Cleanup, documentOf, findAll, on } from './events'
import { type PageOptions, textsOf } from './texts'

const TOGGLE = '.landing-color-mode-toggle'

/** Cycles through the color modes with the toggles below a root, and names the current mode in them. */
export function toggleColorMode(root: ParentNode, options?: PageOptions): Cleanup {
  const label = () => labelToggles(root, options)
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
export function labelToggles(root: ParentNode, options?: PageOptions): void {
  const texts = textsOf(documentOf(root), options)
  for (const toggle of findAll<HTMLButtonElement>(root, TOGGLE)) {
    const mode = texts[`${currentChoice(configOf(toggle)) ?? 'system'}Mode`]
    toggle.title = mode
    toggle.setAttribute('aria-label', texts.colorModeToggle.replace('{mode}', mode))
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
    'data-default-mode': choiceOf(config, null) ?? undefined,
    'data-fixed-mode': config?.disableSwitch ? '' : undefined,
  }
}
