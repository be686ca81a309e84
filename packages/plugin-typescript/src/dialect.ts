/** Value of `dialect` of docs sets with references of TypeScript packages, and the front matter key of their links. */
export const dialect = 'typescript'
