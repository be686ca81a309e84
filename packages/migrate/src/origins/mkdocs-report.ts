import type { Values } from '../site/values'
import { listOf, valuesOf } from '../site/values'
import { words } from '../site/words'
import type { MkDocsConfig, Named } from './mkdocs-config'
import { withoutEndings } from './site-config'

const known =
  words(`site_name site_url site_description site_author repo_url repo_name edit_uri docs_dir site_dir nav theme extra copyright plugins
  markdown_extensions use_directory_urls exclude_docs not_in_nav validation strict watch dev_addr remote_name remote_branch
  draft_docs`)
const knownTheme =
  words(`name features language locale logo favicon palette font icon color_mode user_color_mode_toggle highlightjs hljs_languages
  hljs_style navigation_depth shortcuts`)
const knownExtra = new Set(['social', 'generator', 'homepage'])
const scripts = 'Add them to `head`, and the hosts they talk to to `security.policy`.'
const redirects = 'Write `redirects` into `landing.config.ts`.'

const advice: Readonly<Record<string, string>> = {
  extra_css: 'Put styles into `src/styles.css`.',
  extra_javascript:
    'Nothing for formulas and diagrams, which are built in. Write code as a component.',
  hooks: 'Python does not run here: see the manual on plugins.',
  custom_dir: 'Templates have no counterpart: see the manual on parts of the theme.',
  edit_uri_template: 'Write `editUrl` into `docs` of `landing.config.ts`.',
  analytics: scripts,
  consent: scripts,
  alternate: 'Write `i18n.locales`; a language on another site can be a link in the navbar.',
  version: 'Versions are built in: see the manual on versions.',
  mike: 'Versions are built in: copy older documents into `content/docs_versions`, see the manual on versions.',
  blog: 'Posts were moved as documents. The manual has a page on blogs, whose addresses have the date in them.',
  macros: 'Write values of `extra` as `variables`; `:var[name]` inserts one. Each place is listed.',
  mkdocstrings: 'Generate the reference as Markdown.',
  'gen-files': 'Run the script before the build, into `content/docs`.',
  monorepo: 'Name the other folders as docs sets.',
  redirects,
  wikilinks: 'Write links to files.',
}
const otherwise = 'See the manual for a counterpart, if you need one.'

/** Plugins that are carried over, or whose work is built in. */
const knownPlugins =
  words(`search redirects tags git-revision-date-localized git-revision-date minify privacy optimize offline typeset social meta info glightbox
  mermaid2 autorefs i18n section-index literate-nav awesome-pages awesome-nav exclude include-markdown table-reader open-in-new-tab`)
const knownExtensions =
  /^(?:abbr|admonition|callouts|attr_list|def_list|footnotes|md_in_html|tables|toc|meta|codehilite|fenced_code|extra|sane_lists|smarty|mdx_gh_links|mdx_truly_sane_lists|markdown_include\.include|markdown_inline_mermaid|pymdownx\.(?:blocks\.(?:admonition|caption|definition|details|html|tab)|arithmatex|betterem|caret|critic|details|emoji|extra|highlight|inlinehilite|keys|magiclink|mark|snippets|superfences|tabbed|tasklist|tilde|saneheaders|smartsymbols|striphtml))$/

/** Reports settings that are not carried over. */
export function reportSettings(config: MkDocsConfig): void {
  const report = (values: Values, names: ReadonlySet<string>, path: readonly string[]) => {
    for (const key of Object.keys(values)) {
      if (names.has(key)) continue
      const name = [...path, key].join('.')
      config.note(
        [...path, key],
        `The option \`${name}\` is not carried over.`,
        advice[key] ?? otherwise,
      )
    }
  }
  const { values } = config
  report(values, known, [])
  report(valuesOf(values.theme), knownTheme, ['theme'])
  report(valuesOf(values.extra), knownExtra, ['extra'])
  if (values.use_directory_urls === false) {
    config.note(['use_directory_urls'], ...withoutEndings)
  }
  const palettes = [valuesOf(values.theme).palette].flat().map(valuesOf)
  if (palettes.some(({ primary, accent }) => primary !== undefined || accent !== undefined)) {
    config.note(
      ['theme', 'palette'],
      'The colors of `theme.palette` are not carried over.',
      'Set colors in `src/styles.css`: see the manual on the theme.',
    )
  }
}

/** Reports plugins and Markdown extensions that are not carried over. */
export function reportPlugins(config: MkDocsConfig, plugins: Named, extensions: Named): void {
  for (const [name, { path }] of plugins) {
    if (knownPlugins.has(name)) continue
    config.note(
      ['plugins', ...path],
      `The plugin \`${name}\` is not carried over.`,
      advice[name] ?? otherwise,
    )
  }
  const fences = extensions.get('pymdownx.superfences')
  for (const [index, fence] of listOf(fences?.options.custom_fences).entries()) {
    const { name, class: kind } = valuesOf(fence)
    if (/mermaid|arithmatex/.test(`${name} ${kind}`)) continue
    config.note(
      [
        'markdown_extensions',
        ...(fences?.path ?? []),
        'pymdownx.superfences',
        'custom_fences',
        index,
      ],
      `What Python makes of code blocks of the language \`${name}\` is not carried over: they stay code.`,
      'Write the result, or a component of your own.',
    )
  }
  for (const [name, { path }] of extensions) {
    if (knownExtensions.test(name)) continue
    config.note(
      ['markdown_extensions', ...path],
      `The Markdown extension \`${name}\` is not carried over.`,
      advice[name] ?? otherwise,
    )
  }
}
