/** A paragraph of `*[HTML]: HyperText Markup Language`. */
export const abbreviationDefinitions = /^(?:[ \t>]*\*\[[^\]\n]+\]:[ \t]*[^\n]*(?:\n|$))+$/
