import { stylesByUse as styles } from 'virtual:landing/styles'
import type { StylesByUse } from '../document/html'

/** Style sheets by the feature of a page that needs them. */
export const stylesByUse: StylesByUse = styles
export { boot, loadPage, render, renderSidebar, unknownPart } from './render'
