export { landingMigrate } from './landing-migrate'
export { type MigrateOptions, type Migration, migrate } from './migrate'
export type { Finding, Origin } from './site/site'
