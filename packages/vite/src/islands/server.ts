export {
  createDocumentIslands,
  type DocumentIslands,
  type DocumentIslandsOptions,
} from './document-islands'
export { wrapExport } from './island'
