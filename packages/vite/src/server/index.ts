export { boot, loadPage, type RenderedApp, render } from './render'
