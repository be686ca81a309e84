export { type SiteOptions, siteData } from '../context/site-data'
export { bootScript, documentAttributes } from '../mode/boot'
