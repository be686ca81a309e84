/** An object of unknown shape. */
type Values = Readonly<Record<string, unknown>>

/**
 * Landing's keys for the value that another tool's key has. `lose` takes the path of each part without a counterpart, such as
 * `sidebar.attrs`.
 */
export type ForeignKey = (value: unknown, lose: (path: string) => void) => Values

/** What the front matter keys of another tool mean, as far as they mean something else than here. */
export type ForeignFrontMatter = Readonly<Record<string, ForeignKey>>
