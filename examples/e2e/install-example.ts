import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A folder outside of the workspace, with the packages as they would be published. */
export interface Workshop {
  readonly folder: string
  /**
   * Copies an example into the folder, installs it with the packed packages and builds it; its folder.
   *
   * @throws NotFetchedError where the packages it needs besides cannot be had
   */
  make(example: string): string
  dispose(): void
}

/** Packs packages, by their folders. They must have been built. */
export function openWorkshop(names: readonly string[] = ['schema', 'theme']): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'landing-examples-'))
  for (const name of names) {
    const pack = ['--yes', 'pnpm', 'pack', '--config.ignore-scripts', '--pack-destination', folder]
    run(join(root, 'packages', name), 'npx', ...pack)
  }
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  return {
    folder,
    make(example) {
      const target = join(folder, example)
      cpSync(join(root, 'examples', example), target, {
        recursive: true,
        filter: (path) => !/node_modules|[/\\](dist|out|build|\.next|\.docusaurus)$/.test(path),
      })
      const file = join(target, 'package.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
        dependencies: Record<string, string>
      }
      for (const tarball of tarballs) {
        const name = `@landing/${tarball.split('-')[1]}`
        if (name in manifest.dependencies) {
          manifest.dependencies[name] = `file:${join(folder, tarball)}`
        }
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2))
      fetchPackages(target)
      run(target, 'npm', 'run', 'build', '--if-present')
      return target
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** There is no registry to ask: not the example's fault. */
export class NotFetchedError extends Error {}

function fetchPackages(folder: string): void {
  try {
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline')
  } catch (error) {
    // Without a registry npm complains about peers that it could not look up.
    if (answers('react')) throw error
    throw new NotFetchedError((error as Error).message)
  }
}

function answers(name: string): boolean {
  try {
    run(root, 'npm', 'view', name, 'version', '--fetch-retries=1', '--fetch-timeout=20000')
    return true
  } catch {
    return false
  }
}

/** Runs a command; what it printed. @throws Error with all that it printed */
export function run(folder: string, command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CI: 'true' },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}
