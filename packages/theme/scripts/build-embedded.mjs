// The style sheet for parts in a document that belongs to someone else: no rule of it reaches an
// element outside of them, and no rule of the document's other sheets, layered or not, reaches into them.
import { transform } from 'lightningcss'

/** The outermost elements of parts, by class without the prefix. */
const roots =
  'root announcement article article-body article-footer back-to-top badge branch breadcrumbs button button-row card card-grid code ' +
  'color-mode-toggle icon admonition details doc-list docs docs-main dropdown error-text footer icon-button lead ' +
  'load-failure meta-line mobile-menu nav-entry nav-list navbar navbar-brand notice-page page-notice pager search ' +
  'search-dialog search-page settings sidebar sidebar-tree skip-link spinner status-badge suggestions table-scroll tabs ' +
  'tag tag-index tag-row toc version-banner zoom-dialog announcer progress'
const rootList = roots
  .split(' ')
  .map((name) => `.landing-${name}`)
  .join()
/** Elements whose whole style is the parts' own; attributes of images and drawings are styles, too, so those are apart. */
const elements =
  'a,abbr,article,aside,b,blockquote,button,caption,cite,code,dd,del,details,dfn,dialog,div,dl,dt,em,fieldset,figcaption,figure,footer,form,' +
  'h1,h2,h3,h4,h5,h6,header,hr,i,input,ins,kbd,label,legend,li,main,mark,nav,ol,optgroup,option,output,p,pre,q,s,samp,search,section,select,' +
  'small,span,strong,sub,summary,sup,table,tbody,td,textarea,tfoot,th,thead,time,tr,u,ul,var'
const replaced =
  'img,svg,video,picture,iframe,canvas,audio,g,path,circle,ellipse,line,polyline,polygon,rect'
/** What an element inside of a part may have of another origin: a class that is not the theme's. */
const foreign =
  '[class]:not([class^="landing-"],[class*=" landing-"],[class^="language-"],.footnotes,.sr-only,.data-footnote-backref,.contains-task-list,.task-list-item,.mermaid)'

const everything = '&,&::before,&::after,&::placeholder,&::backdrop,&::marker'
const outermost = `:is(${rootList}):not(:where(${rootList}) *)`
const text = 'font:400 1rem/1.5 var(--landing-font)'

/**
 * Weakest layer: what layered sheets before the theme's say. An element is as the browser has it, until the theme speaks.
 * `revert` drops what attributes say, too: size and type are apart, and `hidden` is said again for tabs, whose only rule it is.
 * Where a part begins, nothing is inherited that could be seen. Foreign elements in parts have what those sheets say.
 */
const reset = `@layer landing.reset{
:where(${elements}):where(:not([width],ol[type])):where(${rootList},:where(${rootList}) *){${everything}{all:revert}}
:where(${replaced}):where(:where(${rootList}) *){display:revert;margin:revert;padding:revert;border:revert;border-radius:revert;box-shadow:revert;background:revert;vertical-align:revert;max-width:revert;opacity:revert;filter:revert}
:where(svg:not([fill])):where(:where(${rootList}) *){fill:revert}
:is(.landing-tab,.landing-tab-label)[hidden]{display:none}
${outermost}{
${text};letter-spacing:normal;word-spacing:normal;text-align:start;text-indent:0;text-transform:none;text-shadow:none;white-space:normal;word-break:normal;hyphens:manual;list-style:outside;border-collapse:separate;border-spacing:0;caption-side:top;cursor:auto;quotes:auto;tab-size:8;text-rendering:auto;text-wrap:wrap;accent-color:auto;caret-color:auto;overflow-wrap:anywhere;text-underline-offset:auto;-webkit-tap-highlight-color:initial;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-size-adjust:none;
&:not(.landing-icon){color:var(--landing-text)}
&:is(a,button){cursor:pointer}}
@scope (:where(${rootList}) ${foreign}) to (${rootList}){:where(:scope,${elements},${replaced}){${everything}{all:revert-layer}}}
}`

/** Above `font: inherit` of the theme's buttons. */
const buttons = `@layer landing.base{button${outermost}{${text};color:var(--landing-text);text-align:center}}`

/** Lightning CSS, also in Vite, replaces `light-dark()` by variables that it sets where a sheet has `color-scheme`: light where none has. */
const lowered = '@layer landing.tokens{:root{--lightningcss-light:initial;--lightningcss-dark: ;}}'

/** Beats rules outside of layers, by two ids that no element has; what is left are the layers. */
const shield = `@scope (${rootList}) to (${foreign}){
:where(:scope,${elements},${replaced}):not(#\\#):not(#\\#){${everything}{all:revert-layer}}}`

const isElement = (part) => part.type === 'type' || part.type === 'universal'

/** Whether a selector has a class or an element of the theme, other than as what it is not. */
function isOwn(selector) {
  return selector.some((part) => {
    if (part.type === 'class') return part.name.startsWith('landing-')
    if (part.type === 'nesting') return true
    if (part.type === 'type') return /^(?:landing|ui5)-/.test(part.name)
    if (part.type !== 'pseudo-class' || part.kind === 'not') return false
    return (part.selectors ?? []).some(isOwn)
  })
}

const wholePage = {
  type: 'pseudo-class',
  kind: 'has',
  selectors: [[{ type: 'class', name: 'landing-root' }]],
}

/** What is about parts, or about the properties of all, as it is; what is about a document, for those that hold a page. */
function ofParts(selector) {
  const [first] = selector
  if (first.type === 'type' && /^(?:html|body)$/.test(first.name)) {
    return isOwn(selector) ? selector : [first, wholePage, ...selector.slice(1)]
  }
  return isOwn(selector) || (first.type === 'pseudo-class' && first.kind === 'root') ? selector : []
}

/** What is about elements, to be nested in the selector of those in parts. */
function ofElements(selector) {
  if (ofParts(selector).length > 0) return []
  const last = selector.findLastIndex((part) => part.type === 'combinator') + 1
  const at = selector[last] !== undefined && isElement(selector[last]) ? last + 1 : last
  return [...selector.slice(0, at), nested, ...selector.slice(at)]
}
const nested = { type: 'pseudo-class', kind: 'where', selectors: [[{ type: 'nesting' }]] }

/** @param css the theme's sheet, with its tokens */
export function embeddedSheet(css) {
  const of = (Selector, Rule = {}) =>
    transform({ filename: 'embedded.css', code: Buffer.from(css), visitor: { Selector, Rule } })
      .code
  const none = () => []
  const parts = of(ofParts)
  const elements = of(ofElements, { 'font-face': none, keyframes: none })
    .toString()
    .replace(/@layer [^{;]+;/g, '')
  return `${parts}:where(${rootList},:where(${rootList}) *){${elements}}${buttons}${lowered}${reset}${shield}`
}
