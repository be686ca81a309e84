export { boot, hasOwnParts, loadPage, render } from './render'
