export type { SiteConfig } from '@landing/schema'
export { defineConfig, landing } from './plugin/landing'
export type { LoadContext, PageModule } from './site/page-module'
