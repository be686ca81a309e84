export { terraformSynonyms } from './synonyms'
