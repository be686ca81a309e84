/**
 * The UI5 elements a page may hold, each in a chunk of its own. The shell of a page uses none of
 * them; what is not in this list stays as it is written.
 */
export const UI5_ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'ui5-avatar': () => import('@ui5/webcomponents/dist/Avatar.js'),
  'ui5-bar': () => import('@ui5/webcomponents/dist/Bar.js'),
  'ui5-busy-indicator': () => import('@ui5/webcomponents/dist/BusyIndicator.js'),
  'ui5-button': () => import('@ui5/webcomponents/dist/Button.js'),
  'ui5-card': () => import('@ui5/webcomponents/dist/Card.js'),
  'ui5-card-header': () => import('@ui5/webcomponents/dist/CardHeader.js'),
  'ui5-check-box': () => import('@ui5/webcomponents/dist/CheckBox.js'),
  'ui5-dialog': () => import('@ui5/webcomponents/dist/Dialog.js'),
  'ui5-icon': () => import('@ui5/webcomponents/dist/Icon.js'),
  'ui5-label': () => import('@ui5/webcomponents/dist/Label.js'),
  'ui5-link': () => import('@ui5/webcomponents/dist/Link.js'),
  'ui5-message-strip': () => import('@ui5/webcomponents/dist/MessageStrip.js'),
  'ui5-panel': () => import('@ui5/webcomponents/dist/Panel.js'),
  'ui5-popover': () => import('@ui5/webcomponents/dist/Popover.js'),
  'ui5-progress-indicator': () => import('@ui5/webcomponents/dist/ProgressIndicator.js'),
  'ui5-segmented-button': () => import('@ui5/webcomponents/dist/SegmentedButton.js'),
  'ui5-segmented-button-item': () => import('@ui5/webcomponents/dist/SegmentedButtonItem.js'),
  'ui5-switch': () => import('@ui5/webcomponents/dist/Switch.js'),
  'ui5-tag': () => import('@ui5/webcomponents/dist/Tag.js'),
  'ui5-text': () => import('@ui5/webcomponents/dist/Text.js'),
  'ui5-title': () => import('@ui5/webcomponents/dist/Title.js'),
  'ui5-toast': () => import('@ui5/webcomponents/dist/Toast.js'),
}
