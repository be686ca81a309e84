/**
 * Folder of the pages that a file makes: `openapi.yaml` those of its own folder, `billing.openapi.yaml` those of a folder `billing`.
 *
 * @param ending what such files are called
 */
export function pagesFolder(path: string, ending: RegExp): string {
  const name = path.replace(ending, '').replace(/\.$/, '')
  return name === '' || name.endsWith('/') ? name : `${name}/`
}
