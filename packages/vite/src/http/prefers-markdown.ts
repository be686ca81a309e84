/** True if an `Accept` header names Markdown, and HTML with no higher quality. Wildcards, which browsers send, name neither. */
export function prefersMarkdown(accept = ''): boolean {
  const qualities = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, quality === undefined ? 1 : Number(quality)]
    }),
  )
  const wanted = qualities.get('text/markdown') ?? 0
  return wanted > 0 && wanted >= (qualities.get('text/html') ?? 0)
}
