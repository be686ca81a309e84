import type { CompileHooks, Step } from '../hooks/compile-hooks'
import type { LazyParser } from '../parser/lazy-parser'
import type { PageSettings } from '../settings/page-settings'
import { lazily } from './when-needed'

const abbreviations = async () =>
  (await import('../plugins/remark-abbreviations')).remarkAbbreviations
const attributes = async () => (await import('../plugins/remark-attributes')).remarkAttributes
const banner = async () => (await import('../plugins/remark-banner')).remarkBanner
const callouts = async () => (await import('../plugins/remark-callouts')).remarkCallouts
const emoji = async () => (await import('../plugins/remark-emoji')).remarkEmoji
const figures = async () => (await import('../plugins/remark-figures')).remarkFigures
const hero = async () => (await import('../plugins/remark-hero')).remarkHero
const joinLines = async () => (await import('../plugins/remark-join-lines')).remarkJoinLines
const npm2yarn = async () => (await import('../plugins/remark-npm2yarn')).remarkNpm2yarn
const phrases = async () => (await import('../plugins/remark-phrases')).remarkPhrases

const shortcodes: Step = {
  at: 'plain',
  needs: { text: (text) => /:[+\w\\-]+:|&[#c]/.test(text) },
  plugin: lazily(emoji),
}

/** For what stands in the front matter: a page that has it is not plain. */
const never = () => false

/** The compiler's own steps that not all pages need, declared as those of a plugin, in their order at each place. */
export function ownSteps(
  settings: PageSettings & { readonly parser: LazyParser },
): Pick<CompileHooks, 'steps'> {
  const hasAbbreviations = Object.keys(settings.abbreviations).length > 0
  return {
    steps: [
      // After the title, and before links are collected.
      { at: 'source', needs: { text: never }, plugin: lazily(banner, settings) },
      // Its buttons are directives.
      { at: 'source', needs: { text: never }, plugin: lazily(hero) },
      // Before braces are read as foreign syntax.
      {
        at: 'source',
        needs: { text: (text) => /[)\]]\{/.test(text), nodes: ['link', 'image'] },
        plugin: lazily(attributes),
      },
      {
        at: 'markdown',
        needs: { text: (text) => /\[!|&[#l]/.test(text), nodes: ['blockquote'] },
        plugin: lazily(callouts),
      },
      // Around inline directives, before these lose their positions.
      {
        at: 'markdown',
        needs: { text: (text) => /==|[~^]/.test(text) },
        plugin: lazily(phrases),
      },
      // Makes a directive.
      {
        at: 'markdown',
        needs: { text: (text) => text.includes('npm2yarn'), nodes: ['code'] },
        plugin: lazily(npm2yarn),
      },
      // After directives, which had taken the colons.
      ...(settings.emoji ? [shortcodes] : []),
      // After steps that look for places in the source.
      {
        at: 'plain',
        needs: { text: (text) => /[\u2e80-\u{3ffff}]|&#/u.test(text) },
        plugin: lazily(joinLines),
      },
      {
        at: 'plain',
        needs: { text: (text) => hasAbbreviations || text.includes('*[') },
        plugin: lazily(abbreviations),
      },
      {
        at: 'plain',
        needs: { text: (text) => text.includes('!['), nodes: ['image'] },
        plugin: lazily(figures),
      },
    ],
  }
}
