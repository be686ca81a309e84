import { withoutCounterpart } from '../site/site'
import type { Values } from '../site/values'
import { listOf, valuesOf } from '../site/values'
import { words } from '../site/words'
import type { MkDocsConfig, Named } from './mkdocs-config'
import { withoutEndings } from './site-config'

const moved =
  words(`site_name site_url site_description site_author repo_url repo_name edit_uri docs_dir site_dir nav theme extra copyright plugins
  markdown_extensions use_directory_urls exclude_docs not_in_nav validation strict watch dev_addr remote_name remote_branch
  draft_docs`)
const knownTheme =
  words(`name features language locale logo favicon palette font icon color_mode user_color_mode_toggle highlightjs hljs_languages
  hljs_style navigation_depth shortcuts`)
const knownExtra = new Set(['social', 'generator', 'homepage'])
/** Parts of `extra` that are not variables. */
const ownExtra = words('analytics consent alternate version')

/** Plugins that are carried over, or whose work is built in. */
const knownPlugins =
  words(`search redirects tags git-revision-date-localized git-revision-date minify privacy optimize offline typeset social meta info glightbox
  mermaid2 autorefs i18n section-index literate-nav awesome-pages awesome-nav exclude include-markdown table-reader open-in-new-tab`)
const knownExtensions =
  /^(?:abbr|admonition|callouts|attr_list|def_list|footnotes|md_in_html|tables|toc|meta|codehilite|fenced_code|extra|sane_lists|smarty|mdx_gh_links|mdx_truly_sane_lists|markdown_include\.include|markdown_inline_mermaid|pymdownx\.(?:blocks\.(?:admonition|caption|definition|details|html|tab)|arithmatex|betterem|caret|critic|details|emoji|extra|highlight|inlinehilite|keys|magiclink|mark|snippets|superfences|tabbed|tasklist|tilde|saneheaders|striphtml))$/

/** Reports settings that are not carried over. */
export function reportSettings(config: MkDocsConfig): void {
  const report = (values: Values, names: ReadonlySet<string>, path: readonly string[]) => {
    for (const key of Object.keys(values)) {
      if (names.has(key)) continue
      const name = [...path, key].join('.')
      config.note([...path, key], `The option \`${name}\` is not carried over.`, withoutCounterpart)
    }
  }
  const { values } = config
  report(values, moved, [])
  report(valuesOf(values.theme), knownTheme, ['theme'])
  // Others are variables, where pages show them.
  const extra = Object.entries(valuesOf(values.extra)).filter(
    ([key, value]) => typeof value === 'object' && ownExtra.has(key),
  )
  report(Object.fromEntries(extra), knownExtra, ['extra'])
  if (values.use_directory_urls === false) {
    config.note(['use_directory_urls'], ...withoutEndings)
  }
  const { name, logo, palette } = valuesOf(values.theme)
  const colors = [palette].flat().flatMap((each) => {
    const { primary, accent } = valuesOf(each)
    return [primary ?? (name === 'material' && logo ? 'indigo' : accent)]
  })
  if (colors.some((color) => color !== undefined && !/^(?:white|black)$/.test(String(color))))
    config.note(
      ['theme', 'palette'],
      `The colors of the theme are not carried over${logo === undefined ? '' : ': a white logo cannot be seen on the bar, which is white, or dark in dark mode'}.`,
      'Set colors in `src/styles.css`, and `theme.navbar.logo` with `srcDark`: see the manual on the theme.',
    )
}

/** Reports plugins and Markdown extensions that are not carried over. */
export function reportPlugins(config: MkDocsConfig, plugins: Named, extensions: Named): void {
  for (const [name, { path }] of plugins) {
    if (knownPlugins.has(name)) continue
    config.note(
      ['plugins', ...path],
      `The plugin \`${name}\` is not carried over.`,
      withoutCounterpart,
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
      withoutCounterpart,
    )
  }
}
