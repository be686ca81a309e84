/** What a site of MkDocs has set that changes how its pages are read. */
export interface PythonMarkdown {
  /** Names of its Markdown extensions: `pymdownx.keys`. */
  readonly extensions: ReadonlySet<string>
  /** How ids of headings are made: as Python-Markdown does by default, or as GitHub does. */
  readonly slugs: 'python' | 'github'
  /** Tabs with the same labels switch together. */
  readonly linksTabs: boolean
  /** `[Text][name]` leads to a heading, or to code that a plugin documents. */
  readonly hasCrossReferences: boolean
  /** Where short forms of links lead, such as `#1` and `@user`; `undefined` if these are text. */
  readonly repository: Repository | undefined
  /** Pages are templates of Jinja, if they do not say otherwise; `undefined`: none is. */
  readonly isTemplate: boolean | undefined
  /** Values of `extra` by their names in templates. */
  readonly variables: ReadonlyMap<string, string>
  /** The plugin `include-markdown` includes files, with their links as they lead from the page. */
  readonly includesMarkdown: boolean
  /** Absolute folders that files of snippets are relative to, or such files. */
  readonly snippetFolders: readonly string[]
  /** Definitions that every page ends with, by their names in lower case: `[name]: https://…`. */
  readonly definitions: ReadonlyMap<string, string>
  /** Numbers in comments of code are annotations, explained by the list below. */
  readonly hasAnnotations: boolean
  /** Names of blocks that are admonitions or details, and how these are written: `new` → `!!! new`. */
  readonly blocks: ReadonlyMap<string, string>
}

export interface Repository {
  readonly provider: 'github' | 'gitlab' | 'bitbucket'
  /** `user/name`, if the site has set it. */
  readonly name: string | undefined
  /** Pull requests and discussions are written `#1` too. */
  readonly hidesSigns: boolean
}
