export { createLanding } from './create-landing'
export { type CreatedSite, createSite } from './create-site'
