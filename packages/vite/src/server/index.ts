export { stylesByUse } from 'virtual:landing/styles'
export { boot, loadPage, render, renderSidebar, unknownPart } from './render'
