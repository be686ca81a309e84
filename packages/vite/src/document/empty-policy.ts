/** Policy of documents that load nothing and run nothing. */
export const emptyPolicy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`
