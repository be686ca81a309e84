/** What a site of MkDocs has set that changes how its pages are read. */
export interface PythonMarkdown {
  /** Names of its Markdown extensions: `pymdownx.keys`. */
  readonly extensions: ReadonlySet<string>
  /** How ids of headings are made: as Python-Markdown does by default, or as GitHub does. */
  readonly slugs: 'python' | 'github'
  /** Tabs with the same labels switch together. */
  readonly linksTabs: boolean
  /** Pages are templates of Jinja. */
  readonly isTemplate: boolean
  /** Absolute folders that files of snippets are relative to. */
  readonly snippetFolders: readonly string[]
}
