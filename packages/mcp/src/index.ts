export { landingMcp } from './landing-mcp'
export { createMcpServer } from './server'
export { type FoundPage, type ListedPage, openSite, type Site, type SitePage } from './site'
