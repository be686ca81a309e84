import GithubSlugger from 'github-slugger'

/** Names as parts of an address, each once; a page whose name begins with `_` would be left out. */
export function uniqueSlugs(...taken: readonly string[]): (name: string) => string {
  const slugger = new GithubSlugger()
  for (const name of taken) slugger.slug(name)
  return (name) => {
    const words = name.replace(/[/.:{}\s]+/g, '-').replace(/^[-_]+|[-_]+$/g, '')
    return slugger.slug(words === '' ? 'other' : words)
  }
}
