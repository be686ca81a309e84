export { boot, loadPage, render } from './render'
