export type { SiteConfig } from '@landing/schema'
export { checkBuild } from './plugin/check-build'
export { defineConfig, landing } from './plugin/landing'
export type { LoadContext, PageModule } from './site/page-module'
