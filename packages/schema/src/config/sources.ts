import * as v from 'valibot'
import { docsConfig, type ResolvedDocs } from './docs'
import { address, flag, list, options, record, textThat } from './options'
import { sidebarItem } from './sidebar'

/** Where `landing-sources` puts what it fetches, in the content folder. */
const sourcesFolder = '.sources'

const revision = textThat(
  (ref) => /^[\w.][\w./+-]*$/.test(ref) && !ref.includes('..'),
  'a tag, a branch or a commit',
)

const pattern = textThat(
  (path) => path !== '' && !/^[!#\s]|[\n\r]/.test(path),
  'a pattern such as "README.md"',
)

const sourceOptions = options({
  /** Repository to fetch from: an address or a folder, as `git fetch` takes it. */
  git: textThat((git) => !git.startsWith('-'), 'the address of a repository'),
  /** `latest`: the highest version among the tags, without pre-releases. Or a tag, a branch, a commit. Default `latest`. */
  ref: v.optional(revision, 'latest'),
  /** Older tags that stay readable, each as a version of the docs set; default none. */
  versions: v.optional(list(revision), []),
  /** Folder of the documents in the repository, `.` for its root; default `docs`. */
  dir: v.optional(
    textThat((dir) => !/^[/-]|(?:^|\/)\.\.(?:\/|$)/.test(dir), 'a folder inside the repository'),
    'docs',
  ),
  /**
   * Files of that folder, as patterns of `.gitignore`: `['README.md', 'modules/']`; default: all. Links to files that are not fetched
   * lead to the repository.
   */
  files: v.optional(list(pattern)),
  /** Start of the routes: `docs/api-reference/btp`. */
  into: textThat(
    (path) => path.split('/').every((part) => isName(part)),
    'a path such as "docs/api-reference/btp"',
  ),
  /** Plugin id of the docs set; default: the last segment of `into`. */
  id: v.optional(textThat(isName, 'a name of letters, digits, ".", "-" and "_"')),
  /**
   * Run the code of its pages, such as those in MDX: whoever can write to the repository can then run any code where the site is built.
   * Default false: such pages are read as Markdown.
   */
  trusted: flag(false),
  /** Conventions of the files, as in `docs`; default `landing`. */
  dialect: v.optional(v.string(), 'landing'),
  /** Items by sidebar id; default: one sidebar `docs`, generated from the folders. */
  sidebars: v.optional(record(list(sidebarItem))),
  /** Address of the folder `dir` for edit links; default: that of the repository on GitHub or GitLab, else no link. */
  editUrl: v.optional(address),
})

/**
 * The documentation of another repository, published as a docs set of this site. `landing-sources` fetches it into the
 * content folder, a build never does: without it the section is left out, with the note `sources/not-fetched`.
 */
export interface SourceConfig extends v.InferInput<typeof sourceOptions> {}

/** The docs set of a source. Only these sets read hidden files of the content folder. */
export const sourceConfig: v.GenericSchema<SourceConfig, ResolvedDocs> = v.pipe(
  sourceOptions,
  v.transform(({ git, ref, versions, dir, files, trusted, into, editUrl, ...docs }) => {
    const id = docs.id ?? into.slice(into.lastIndexOf('/') + 1)
    const address = webAddress(git)
    return v.parse(docsConfig, {
      ...docs,
      id,
      path: `${sourcesFolder}/${id}`,
      routeBasePath: into,
      onInlineTags: 'ignore',
      editUrl: editUrl ?? (address && `${address}/blob/HEAD${dir === '.' ? '' : `/${dir}`}`),
      origin: { git, ...(address && { address }), ref, versions, dir, files, trusted },
    })
  }),
)

/** A single folder name, without `..` or slashes. */
function isName(text: string): boolean {
  return /^\w[\w.-]*$/.test(text)
}

/** Address of a repository on GitHub or GitLab for people; undefined for all others. */
function webAddress(git: string): string | undefined {
  const [, host, path] =
    /^(?:https:\/\/|git@)(git(?:hub|lab)\.com)[/:](.+?)(?:\.git)?\/*$/.exec(git) ?? []
  return host && `https://${host}/${path}`
}
