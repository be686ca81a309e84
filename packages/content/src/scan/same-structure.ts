import type { DocsScan } from './scan-docs'

/**
 * True if everything the model depends on is unchanged; hashes of texts do not matter. Documents that were not read again are
 * identical objects, so only edited ones are compared.
 */
export function isSameStructure(scan: DocsScan, before: DocsScan): boolean {
  return isSameList(scan.folders, before.folders, (folder, other) => {
    const { files, plan, ...rest } = folder
    const { files: otherFiles, plan: otherPlan, ...otherRest } = other
    return (
      plan.source === otherPlan.source &&
      isSameList(
        files,
        otherFiles,
        (file, old) => file.path === old.path && isAlike(file.facts, old.facts),
      ) &&
      isAlike(rest, otherRest)
    )
  })
}

function isSameList<T>(list: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean) {
  return (
    list.length === other.length &&
    list.every((item, index) => {
      const counterpart = other[index] as T
      return item === counterpart || isSame(item, counterpart)
    })
  )
}

function isAlike(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
