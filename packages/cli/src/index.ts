export { type CheckedSite, type CheckOptions, checkSite } from './check/check-site'
export { checkCodes } from './check/codes'
export {
  checkExternalLinks,
  type ExternalOptions,
  type ExternalResult,
  externalMessages,
} from './check/external-links'
export { landing } from './landing'
export { landingCheck } from './landing-check'
export { landingSearch } from './landing-search'
export { landingSources } from './landing-sources'
export { landingVersion } from './landing-version'
