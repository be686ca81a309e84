/**
 * UI5's texts in all its languages, each loaded when a page is in it. Import it in sites that are
 * not in English only: it makes a file of each language.
 */
import '@ui5/webcomponents-base/dist/generated/json-imports/i18n.js'
import '@ui5/webcomponents/dist/generated/json-imports/i18n.js'
