import type { VFile } from 'vfile'

/** The value of `dialect` for the documentation of a provider. */
export const dialect = 'terraform-registry'

export function isRegistryPage(file: VFile): boolean {
  return file.data.dialect === dialect
}
