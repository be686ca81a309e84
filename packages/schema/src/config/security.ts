import * as v from 'valibot'
import { chosen, flag, list, options, type Report, record, textThat } from './options'

const source = textThat(
  (text) => /^[^\s;,"]+$/.test(text),
  'one source of a Content-Security-Policy, such as "https://example.org"',
)
const sources = v.optional(list(source), [])

const directives = {
  'connect-src': sources,
  'font-src': sources,
  'form-action': sources,
  'frame-src': sources,
  'img-src': sources,
  'manifest-src': sources,
  'media-src': sources,
  'script-src': sources,
  'style-src': sources,
  'worker-src': sources,
} as const
const policyOptions = options(directives)

/** Directives that may have sources. */
export const policyNames: readonly string[] = Object.keys(directives)

const securityOptions = options({
  /** Sources that the Content-Security-Policy allows besides the site's own files, by directive; default none. */
  policy: v.optional(
    policyOptions as v.GenericSchema<PolicySources, v.InferOutput<typeof policyOptions>>,
    {},
  ),
  /** Allow images of every HTTPS address, because authors link them; default true. */
  externalImages: flag(true),
  /** Enforce Trusted Types in every document; default false. Scripts of others in `head` need a policy of their own then. */
  trustedTypes: flag(false),
  /**
   * Files in the output that give the same policy, and more, to hosts that send headers: `_headers` (Netlify, Cloudflare
   * Pages) and `vercel.json`, which also let browsers cache files with a hash in their name; `nginx.conf` (to include in a server
   * block); default none.
   */
  headerFiles: v.optional(list(v.picklist(['_headers', 'vercel.json', 'nginx.conf'])), []),
})

/** Sources by directive. */
export interface PolicySources extends v.InferInput<typeof policyOptions> {}

/** Security policy of the documents. */
export interface SecurityConfig extends v.InferInput<typeof securityOptions> {}

/** `SecurityConfig` with its defaults. */
export interface ResolvedSecurity extends v.InferOutput<typeof securityOptions> {}

export const securityConfig: v.GenericSchema<SecurityConfig, ResolvedSecurity> = securityOptions

const attribute = chosen<string | boolean>((value) =>
  typeof value === 'boolean' ? v.boolean() : v.string(),
)

/** The policy or browsers reject some attributes. */
function checkAttributes(attributes: unknown, report: Report): void {
  for (const name of Object.keys(Object(attributes))) {
    if (/^on/i.test(name))
      report(`the policy blocks event handlers such as "${name}"`, 'attributes')
    else if (!/^[a-z][a-z0-9:-]*$/i.test(name)) report(`invalid attribute "${name}"`, 'attributes')
  }
}

const headElement = options(
  {
    /** `meta`, `link` or `script`. */
    tag: v.picklist(['meta', 'link', 'script']),
    /** Attributes by name; `true` for one without a value, `false` omits it. Event handlers are refused. */
    attributes: v.optional(record(attribute), {}),
    /** Code of an inline script; the policy allows it by its hash. */
    content: v.optional(v.string()),
  },
  ({ tag, attributes, content }, report) => {
    if (content !== undefined && tag !== 'script') report('only a script has content', 'content')
    checkAttributes(attributes, report)
  },
)

const pageHeadElement = options(
  {
    /** `meta` or `link`. */
    tag: v.picklist(['meta', 'link']),
    /** Attributes by name; `true` for one without a value. Event handlers and `http-equiv` are refused. */
    attributes: record(attribute),
  },
  ({ attributes }, report) => {
    checkAttributes(attributes, report)
    if (Object.keys(Object(attributes)).some((name) => /^http-equiv$/i.test(name)))
      report('"http-equiv" could change the policy', 'attributes')
  },
)

/** An element in the head of one document. */
export interface PageHeadElement extends v.InferOutput<typeof pageHeadElement> {}

export const pageHead = list(pageHeadElement)

/** An element in the head of every document: verification, analytics, fonts. */
export interface HeadElement extends v.InferOutput<typeof headElement> {}

export const headConfig = list(headElement as v.GenericSchema<HeadElement>)
