/** Value of `dialect` of docs sets with descriptions of HTTP APIs. */
export const dialect = 'openapi'
