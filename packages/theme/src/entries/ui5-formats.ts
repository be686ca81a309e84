/**
 * UI5's date elements, and its formats of dates and numbers for all regions, each loaded when a page
 * is in it. Import it in sites that use such elements only: it makes a file of each region.
 */
import '@ui5/webcomponents-localization/dist/Assets.js'
import { addElements } from '../ui5/elements'

addElements({
  'ui5-calendar': () => import('@ui5/webcomponents/dist/Calendar.js'),
  'ui5-date-picker': () => import('@ui5/webcomponents/dist/DatePicker.js'),
  'ui5-daterange-picker': () => import('@ui5/webcomponents/dist/DateRangePicker.js'),
  'ui5-datetime-picker': () => import('@ui5/webcomponents/dist/DateTimePicker.js'),
  'ui5-step-input': () => import('@ui5/webcomponents/dist/StepInput.js'),
  'ui5-time-picker': () => import('@ui5/webcomponents/dist/TimePicker.js'),
})
