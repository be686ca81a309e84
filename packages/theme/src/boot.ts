export { bootScript } from './mode/boot-script'
export { documentAttributes } from './mode/document-attributes'
