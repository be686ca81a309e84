/** The Trusted Types policy of Landing. Its results are trusted types, declared as the strings that DOM types expect. */
export interface LandingPolicy {
  /** For the text of documents whose origin has been checked. */
  createHTML(html: string): string
  /** For the text of data scripts. Throws unless it is JSON. */
  createScript(json: string): string
  /** For scripts and workers. Throws for URLs of other origins. */
  createScriptURL(url: string): string
}

const rules: LandingPolicy = {
  createHTML: (html) => html,
  createScript(json) {
    JSON.parse(json)
    return json
  },
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href)
    // A blob URL has the origin of its creator.
    if (origin !== location.origin || protocol !== location.protocol) {
      throw new TypeError(`Script URL "${url}" is not of this origin.`)
    }
    return url
  },
}

let policy: LandingPolicy | undefined

/**
 * Returns the Trusted Types policy named `landing`. It is created once per document; without browser support the same
 * rules return plain strings.
 */
export function landingPolicy(): LandingPolicy {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: LandingPolicy): LandingPolicy }
  }
  policy ??= trustedTypes?.createPolicy('landing', rules) ?? rules
  return policy
}
