import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, LandingError } from '@landing/schema'

/** The part in use of the project's own `@landing/vite`. */
interface SiteBuilder {
  checkBuild(root: string): Promise<readonly Diagnostic[]>
}

/** What a build of the project reports. @throws LandingError `check/no-vite` for a project that has nothing to build it with */
export async function renderSite(root: string): Promise<readonly Diagnostic[]> {
  const { checkBuild } = (await import(pathToFileURL(builderOf(root)).href)) as SiteBuilder
  const { stdout, stderr } = process
  const { write } = stdout
  // What pages print, also in threads, must not be mixed with the results.
  stdout.write = stderr.write.bind(stderr)
  try {
    return await checkBuild(root)
  } finally {
    stdout.write = write
  }
}

function builderOf(root: string): string {
  try {
    return createRequire(join(root, 'package.json')).resolve('@landing/vite')
  } catch (cause) {
    throw new LandingError(
      'check/no-vite',
      'Option --render needs "@landing/vite", which the project does not have.',
      { help: 'Install "@landing/vite", or check without --render.', cause },
    )
  }
}
