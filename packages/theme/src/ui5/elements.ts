type Load = () => Promise<unknown>

/** Interactive elements: their code is loaded when they come into view. */
const INTERACTIVE: Record<string, Load> = {
  'ui5-button': () => import('@ui5/webcomponents/dist/Button.js'),
  'ui5-checkbox': () => import('@ui5/webcomponents/dist/CheckBox.js'),
  'ui5-dialog': () => import('@ui5/webcomponents/dist/Dialog.js'),
  'ui5-link': () => import('@ui5/webcomponents/dist/Link.js'),
  'ui5-panel': () => import('@ui5/webcomponents/dist/Panel.js'),
  'ui5-popover': () => import('@ui5/webcomponents/dist/Popover.js'),
  'ui5-segmented-button': () => import('@ui5/webcomponents/dist/SegmentedButton.js'),
  'ui5-segmented-button-item': () => import('@ui5/webcomponents/dist/SegmentedButtonItem.js'),
  'ui5-switch': () => import('@ui5/webcomponents/dist/Switch.js'),
  'ui5-toast': () => import('@ui5/webcomponents/dist/Toast.js'),
}

/** Elements that only display something. CSS gives them their final look, so their code waits for the reader's first input. */
const DISPLAY: Record<string, Load> = {
  'ui5-avatar': () => import('@ui5/webcomponents/dist/Avatar.js'),
  'ui5-bar': () => import('@ui5/webcomponents/dist/Bar.js'),
  'ui5-busy-indicator': () => import('@ui5/webcomponents/dist/BusyIndicator.js'),
  'ui5-card': () => import('@ui5/webcomponents/dist/Card.js'),
  'ui5-card-header': () => import('@ui5/webcomponents/dist/CardHeader.js'),
  'ui5-icon': () => import('@ui5/webcomponents/dist/Icon.js'),
  'ui5-label': () => import('@ui5/webcomponents/dist/Label.js'),
  'ui5-message-strip': () => import('@ui5/webcomponents/dist/MessageStrip.js'),
  'ui5-progress-indicator': () => import('@ui5/webcomponents/dist/ProgressIndicator.js'),
  'ui5-tag': () => import('@ui5/webcomponents/dist/Tag.js'),
  'ui5-text': () => import('@ui5/webcomponents/dist/Text.js'),
  'ui5-title': () => import('@ui5/webcomponents/dist/Title.js'),
}

/**
 * How to load the code of a UI5 element, each in a chunk of its own; `undefined` for an unknown
 * name.
 *
 * @param hasReader whether there was input; before that, elements that only display something wait
 */
export function elementLoader(name: string, hasReader: boolean): Load | undefined {
  return INTERACTIVE[name] ?? (hasReader ? DISPLAY[name] : undefined)
}

/** Adds elements that a page may hold, by tag name. */
export function addElements(elements: Readonly<Record<string, Load>>): void {
  Object.assign(INTERACTIVE, elements)
}
