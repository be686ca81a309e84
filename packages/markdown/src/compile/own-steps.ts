import type { CompileHooks } from '../hooks/compile-hooks'
import type { LazyParser } from '../parser/lazy-parser'
import { emojiStep } from '../plugins/plain-steps'
import { remarkAbbreviations } from '../plugins/remark-abbreviations'
import { remarkAttributes } from '../plugins/remark-attributes'
import { remarkBanner } from '../plugins/remark-banner'
import { hasWideAddress, remarkBareLinks } from '../plugins/remark-bare-links'
import { remarkCallouts } from '../plugins/remark-callouts'
import { remarkFigures } from '../plugins/remark-figures'
import { remarkHero } from '../plugins/remark-hero'
import { remarkJoinLines } from '../plugins/remark-join-lines'
import { remarkNpm2yarn } from '../plugins/remark-npm2yarn'
import { remarkPhrases } from '../plugins/remark-phrases'
import { remarkTitle } from '../plugins/remark-title'
import type { PageSettings } from '../settings/page-settings'
import { hasAny } from '../text/has-any'

type Settings = Pick<PageSettings, 'abbreviations' | 'emoji' | 'subSuper'> & {
  readonly parser: LazyParser
}

/** Steps of front matter: a page that has it takes every step. */
const ofFrontMatter = { text: () => false }
const ofMarks = { text: hasAny('==', '~', '^') }
const ofImages = { text: hasAny('!['), nodes: ['image'] }
const ofNpm = { text: hasAny('npm2yarn'), nodes: ['code'] }
const ofQuotes = { text: hasAny('[!', '&#', '&l'), nodes: ['blockquote'] }
const ofBraces = { text: hasAny('){', ']{'), nodes: ['link', 'image'] }
const ofWideText = { text: (text: string) => /[\u2e80-\u{3ffff}]|&#/u.test(text) }

/** The compiler's own steps, most of which few pages need, declared as those of a plugin, in their order. */
export function ownSteps({ abbreviations, emoji, subSuper, parser }: Settings): CompileHooks {
  const isExplained = Object.keys(abbreviations).length > 0
  const ofWords = { text: (text: string) => isExplained || text.includes('*[') }
  return {
    steps: [
      // Before links are collected.
      { at: 'source', needs: { text: hasWideAddress, nodes: ['link'] }, plugin: remarkBareLinks },
      // After the title, and before links are collected.
      { at: 'source', needs: ofFrontMatter, plugin: [remarkBanner, { parser }] },
      // Its buttons are directives.
      { at: 'source', needs: ofFrontMatter, plugin: remarkHero },
      // Before braces are read as foreign syntax.
      { at: 'source', needs: ofBraces, plugin: remarkAttributes },
      // While headings in quotes and directives can be told from those of the page.
      { at: 'markdown', plugin: remarkTitle },
      { at: 'markdown', needs: ofQuotes, plugin: remarkCallouts },
      // Around inline directives, before these lose their positions.
      { at: 'markdown', needs: ofMarks, plugin: [remarkPhrases, { subSuper }] },
      // Makes a directive.
      { at: 'markdown', needs: ofNpm, plugin: remarkNpm2yarn },
      // After directives, which had taken the colons.
      ...(emoji ? [emojiStep] : []),
      // After steps that look for places in the source.
      { at: 'plain', needs: ofWideText, plugin: remarkJoinLines },
      { at: 'plain', needs: ofWords, plugin: [remarkAbbreviations, { abbreviations }] },
      { at: 'plain', needs: ofImages, plugin: remarkFigures },
    ],
  }
}
