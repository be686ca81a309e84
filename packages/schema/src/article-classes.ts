/** A class of compiled articles: what compiler, sanitizer, behaviours and style sheets agree on. */
interface ArticleClass {
  /** Elements that may have the class. */
  readonly elements: readonly string[]
  /** Data attributes of these elements. */
  readonly data?: readonly string[]
  /** Generated from Markdown syntax, before raw HTML is sanitized; authors may write it in raw HTML, too. */
  readonly raw?: true
}

const admonition = { elements: ['div'], raw: true } as const
const span = { elements: ['span'] } as const
const rawSpan = { elements: ['span'], raw: true } as const

/** All classes of compiled articles, except those of authors, plugins and `language-…`. */
export const articleClasses = {
  'landing-admonition': admonition,
  'landing-admonition-note': admonition,
  'landing-admonition-tip': admonition,
  'landing-admonition-info': admonition,
  'landing-admonition-warning': admonition,
  'landing-admonition-danger': admonition,
  'landing-admonition-caution': admonition,
  'landing-admonition-important': admonition,
  'landing-admonition-success': admonition,
  'landing-admonition-secondary': admonition,
  'landing-admonition-title': { elements: ['p'], raw: true },
  'landing-admonition-body': { elements: ['div'], raw: true },
  'landing-details': { elements: ['details'], raw: true },
  'landing-tabs': { elements: ['div'], data: ['data-group', 'data-query'], raw: true },
  'landing-tab': { elements: ['div'], data: ['data-label', 'data-default'], raw: true },
  'landing-tab-label': { elements: ['p'], raw: true },
  'landing-image': { elements: ['figure'], raw: true },
  'landing-diagram': { elements: ['figure'], data: ['data-diagram'], raw: true },
  'landing-formula': { elements: ['div', 'span', 'pre', 'code'], raw: true },
  'landing-steps': { elements: ['ol'], raw: true },
  'landing-file-tree': { elements: ['ul'], raw: true },
  'landing-hero': { elements: ['div'], raw: true },
  'landing-hero-text': { elements: ['div'], raw: true },
  'landing-hero-actions': { elements: ['p'], raw: true },
  'landing-card-grid': { elements: ['div'], raw: true },
  'landing-card': { elements: ['div'], raw: true },
  'landing-card-title': { elements: ['p'], raw: true },
  'landing-card-text': { elements: ['div'], raw: true },
  'landing-button': { elements: ['a'], raw: true },
  'landing-button-emphasized': { elements: ['a'], raw: true },
  'landing-status-badge': rawSpan,
  'landing-status-neutral': rawSpan,
  'landing-status-information': rawSpan,
  'landing-status-positive': rawSpan,
  'landing-status-critical': rawSpan,
  'landing-status-negative': rawSpan,
  'landing-icon': { elements: ['span'], data: ['data-icon'], raw: true },
  'landing-icon-menu': rawSpan,
  'landing-icon-close': rawSpan,
  'landing-icon-search': rawSpan,
  'landing-icon-chevron': rawSpan,
  'landing-icon-next': rawSpan,
  'landing-icon-external': rawSpan,
  'landing-icon-language': rawSpan,
  'landing-icon-recent': rawSpan,
  'landing-icon-up': rawSpan,
  'landing-icon-home': rawSpan,
  'landing-icon-page': rawSpan,
  'landing-icon-hash': rawSpan,
  'landing-icon-text': rawSpan,
  'landing-icon-edit': rawSpan,
  'landing-icon-copy': rawSpan,
  'landing-icon-tag': rawSpan,
  'landing-icon-github': rawSpan,
  'landing-icon-mode': rawSpan,
  'landing-embed': { elements: ['figure'], raw: true },
  'landing-embed-link': { elements: ['a'], data: ['data-frame'], raw: true },
  'landing-video': { elements: ['video'], raw: true },
  'landing-svg': span,
  'landing-external': { elements: ['a'] },
  'landing-code-link': { elements: ['a'] },
  'landing-code-value': { elements: ['span'] },
  'landing-heading-anchor': { elements: ['a'] },
  'landing-only-light': { elements: ['img'] },
  'landing-only-dark': { elements: ['img'] },
  'landing-table-scroll': { elements: ['div'] },
  'landing-code': {
    elements: ['figure'],
    data: [
      'data-language',
      'data-line-numbers',
      'data-terminal',
      'data-wrap',
      'data-focus',
      'data-single',
      'data-alternative',
      'data-alternative-label',
    ],
  },
  'landing-code-title': { elements: ['figcaption'] },
  'landing-code-region': { elements: ['details'] },
  'landing-code-note': { elements: ['a'], data: ['data-note'] },
  'landing-code-notes': { elements: ['ol'], raw: true },
  'landing-line': { elements: ['span'], data: ['data-line'] },
  'landing-line-highlight': span,
  'landing-line-add': span,
  'landing-line-remove': span,
  'landing-line-error': span,
  'landing-line-warning': span,
  'landing-line-focus': span,
  'landing-tk-ansi-black': span,
  'landing-tk-ansi-red': span,
  'landing-tk-ansi-green': span,
  'landing-tk-ansi-yellow': span,
  'landing-tk-ansi-blue': span,
  'landing-tk-ansi-magenta': span,
  'landing-tk-ansi-cyan': span,
  'landing-tk-ansi-white': span,
  'landing-tk-bold': span,
  'landing-tk-comment': span,
  'landing-tk-constant': span,
  'landing-tk-function': span,
  'landing-tk-keyword': span,
  'landing-tk-link': span,
  'landing-tk-parameter': span,
  'landing-tk-punctuation': span,
  'landing-tk-string': span,
} as const satisfies Readonly<Record<string, ArticleClass>>

/** Name of a class of compiled articles. */
export type ArticleClassName = keyof typeof articleClasses

/** The classes and data attributes that an element of raw HTML may have. */
export function rawArticleClasses(element: string): {
  readonly classes: readonly string[]
  readonly data: readonly string[]
} {
  const facts: Readonly<Record<string, ArticleClass>> = articleClasses
  const allowed = Object.entries(facts).filter(
    ([, { elements, raw }]) => raw && elements.includes(element),
  )
  return {
    classes: allowed.map(([name]) => name),
    data: allowed.flatMap(([, { data = [] }]) => data),
  }
}
