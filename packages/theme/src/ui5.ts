export { startUi5 } from './ui5/start'
