export type { SiteConfig } from '@landing/schema'
export { defineConfig } from './define-config'
export { landing } from './landing'
export type { LoadContext, PageModule } from './pages/page-module'
