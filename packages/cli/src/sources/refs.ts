/** A tag or branch of a repository. */
export interface RemoteRef {
  readonly name: string
  readonly commit: string
}

const release = /^v?(\d+)\.(\d+)\.(\d+)$/

/**
 * Reads the output of `git ls-remote`.
 *
 * @returns branches and tags by their short names; a tag wins over a branch of its name
 */
export function readRefs(output: string): ReadonlyMap<string, RemoteRef> {
  const refs = new Map<string, RemoteRef>()
  const lines = output.split('\n').map((line) => line.split('\t'))
  for (const kind of ['refs/heads/', 'refs/tags/']) {
    for (const [commit = '', path = ''] of lines) {
      if (!path.startsWith(kind)) continue
      // An annotated tag is listed twice: by itself, and with `^{}` by the commit that it names.
      const name = path.slice(kind.length).replace(/\^\{\}$/, '')
      refs.set(name, { name, commit })
    }
  }
  return refs
}

/** The highest version among the tags: `v1.10.0` before `v1.9.3`, pre-releases never. Undefined without one. */
export function latestRelease(refs: ReadonlyMap<string, RemoteRef>): RemoteRef | undefined {
  return [...refs.values()]
    .filter(({ name }) => release.test(name))
    .sort((a, b) => compareReleases(b.name, a.name))[0]
}

function compareReleases(a: string, b: string): number {
  const [x, y] = [a, b].map((name) => (release.exec(name) ?? []).slice(1).map(Number))
  const index = [0, 1, 2].find((place) => x?.[place] !== y?.[place]) ?? 0
  return (x?.[index] ?? 0) - (y?.[index] ?? 0)
}
