/**
 * Id of a build in one language. The router loads a page of another build whole: so it does with one in another language,
 * whose texts and direction the running code does not have.
 */
export function buildIn(build: string, htmlLang: string): string {
  return `${build}-${htmlLang}`
}
