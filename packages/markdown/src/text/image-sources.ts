/** An address of a `srcset`, and its width or density: an address may contain commas, but not end with one. */
const source = /([^\s,]\S*?)(,+(?=\s|$)|\s[^,]*(?:,|$)|$)/g

/** A `srcset` with other addresses. */
export function mapSources(srcset: string, toAddress: (address: string) => string): string {
  return srcset.replace(source, (_, address: string, rest: string) => toAddress(address) + rest)
}

/** The addresses of a `srcset`. */
export function sourcesOf(srcset: string): string[] {
  return [...srcset.matchAll(source)].map(([, address = '']) => address)
}
