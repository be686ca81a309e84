export { loadRuntime, startUi5 } from '../ui5/start'
