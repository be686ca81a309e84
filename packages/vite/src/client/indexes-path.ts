/** Route path of the list of search indexes. Its name is fixed, so that no document changes with an index. */
export const indexesPath = '/search/indexes.json'
