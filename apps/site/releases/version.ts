import { compare, parse, prerelease } from 'semver'

/** Is this a semantic version, with or without a `v` in front? */
export function isVersion(text: string): boolean {
  return parse(text) !== null
}

/** Is this a version such as `v1.2.0-beta1`? */
export function isPrerelease(version: string): boolean {
  return prerelease(version) !== null
}

/** Orders by precedence: `v1.9.0`, `v1.10.0-beta1`, `v1.10.0`. What is no version comes first. */
export function compareVersions(a: string, b: string): number {
  if (isVersion(a) && isVersion(b)) return compare(a, b)
  return Number(isVersion(a)) - Number(isVersion(b)) || (a < b ? -1 : a > b ? 1 : 0)
}
