import { words } from '../text/words'

/** Elements of HTML that can be in a page: not those of its frame, such as `body`, and no obsolete ones that show nothing. */
const html = new Set(
  words(
    `a abbr address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col
    colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2
    h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark menu meta meter nav nobr
    noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section select
    slot small source span strike strong style sub summary sup svg math table tbody td template textarea tfoot th thead time
    tr track tt u ul var video wbr`,
  ),
)
const svg = new Set(
  words(
    `a animate animatemotion animatetransform circle clippath defs desc ellipse feblend fecolormatrix fecomponenttransfer
    fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb
    fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting
    fespotlight fetile feturbulence filter foreignobject g image line lineargradient marker mask metadata mpath path pattern
    polygon polyline radialgradient rect script set stop style svg switch symbol text textpath title tspan use view`,
  ),
)

const math = new Set(
  words(
    `annotation annotation-xml maction malignmark merror mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom
    mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`,
  ),
)

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** The level of a heading; `undefined` for other elements. */
export function headingLevel(name: string): number | undefined {
  return headings.includes(name) ? headings.indexOf(name) + 1 : undefined
}

/** Elements without content. */
export const voidElements: ReadonlySet<string> = new Set(
  words('area base br col embed hr img input link meta param source track wbr'),
)
/** Elements whose content is text, whatever it looks like. */
export const opaqueElements: ReadonlySet<string> = new Set(
  words('iframe noembed noframes plaintext script style textarea title xmp'),
)
/** True for elements whose content is code or otherwise not prose. Names are in lower case. */
export function isLiteral(name: string): boolean {
  return ['code', 'pre', 'kbd', 'samp'].includes(name) || opaqueElements.has(name)
}

/** Elements with optional end tags. */
export const endingElements: ReadonlySet<string> = new Set(
  words(
    'a button dd dt h1 h2 h3 h4 h5 h6 li nobr optgroup option p rp rt tbody td tfoot th thead tr',
  ),
)
const withoutEndTag = new Set(
  words('colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr'),
)

/** Context of a tag. */
export type Surrounding = 'html' | 'svg' | 'math'

/** True if HTML, or the surrounding SVG or MathML, has an element of this name. `foreignObject` may contain HTML. */
export function isElementName(name: string, around: Surrounding): boolean {
  const lowerName = name.toLowerCase()
  if (html.has(lowerName) || lowerName.includes('-')) return true
  return around === 'html' ? false : (around === 'svg' ? svg : math).has(lowerName)
}

/** True if its end tag may be left out. */
export function mayStayOpen(name: string): boolean {
  return voidElements.has(name) || withoutEndTag.has(name)
}
