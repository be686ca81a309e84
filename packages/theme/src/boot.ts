export { bootScript } from './mode/boot-script'
export { documentAttributes } from './mode/document-attributes'
export { type SiteOptions, siteData } from './site-data'
