export { createLanding } from './create-landing'
export { type CreatedSite, createSite, siteFiles } from './create-site'
export { type SiteName, siteName } from './site-name'
