/** The path without slashes at its start and end. */
export const trimSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '')

/** The last segment of a path. */
export const lastSegment = (path: string): string => path.replace(/^.*\//, '')

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Parts with spaces between them, without those that are empty. */
export const spaced = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ')
