import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A package manager with its settings for packed packages. */
export interface Installer {
  readonly command: readonly string[]
  /** Default: `npm run build`, if the project has that script. */
  readonly build?: readonly string[]
  /** Writes the manager's settings. `packed` has the tarballs by package. */
  configure?(
    folder: string,
    manifest: ProjectManifest,
    packed: Readonly<Record<string, string>>,
  ): void
}

/** The part in use of a project's `package.json`. */
export interface ProjectManifest {
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  [field: string]: unknown
}

/** npm, with options of its own. */
export const npm = (...options: readonly string[]): Installer => ({
  command: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...options],
  configure(_, manifest, packed) {
    const direct = { ...manifest.dependencies, ...manifest.devDependencies }
    const others = Object.entries(packed).filter(([name]) => !(name in direct))
    manifest.overrides = Object.fromEntries(others)
  },
})

/** A folder outside of the workspace, with the packages as they would be published. */
export interface Workshop {
  readonly folder: string
  /** Tarballs by package. */
  readonly packed: Readonly<Record<string, string>>
  /**
   * Copies a project into the folder, installs the packed packages and builds it. Returns its folder.
   *
   * @throws NotFetchedError if other packages cannot be fetched
   */
  make(project: string, installer?: Installer): string
  dispose(): void
}

/** Packs all packages. They must have been built. */
export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'landing-examples-'))
  const pack = ['--config.ignore-scripts', '--pack-destination', folder]
  run(root, 'npx', '--yes', 'pnpm', '-r', '--filter', './packages/*', 'pack', ...pack)
  const packed = Object.fromEntries(
    readdirSync(folder).map((file) => [
      `@landing/${file.replace(/^landing-|-\d.*$/g, '')}`,
      `file:${join(folder, file)}`,
    ]),
  )
  let made = 0
  return {
    folder,
    packed,
    make(project, installer = npm()) {
      made += 1
      const target = join(folder, `${basename(project)}-${made}`)
      cpSync(resolve(root, 'examples', project), target, {
        recursive: true,
        filter: (path) => !/node_modules|[/\\](dist|out|build|\.next|\.docusaurus)$/.test(path),
      })
      const file = join(target, 'package.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ProjectManifest
      for (const [name, tarball] of Object.entries(packed)) {
        for (const direct of [manifest.dependencies, manifest.devDependencies ?? {}]) {
          if (name in direct) direct[name] = tarball
        }
      }
      installer.configure?.(target, manifest, packed)
      writeFileSync(file, JSON.stringify(manifest, null, 2))
      install(target, installer.command)
      const [build = 'npm', ...rest] = installer.build ?? ['npm', 'run', 'build', '--if-present']
      run(target, build, ...rest)
      return target
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** There is no registry to ask: not the example's fault. */
export class NotFetchedError extends Error {}

function install(folder: string, [command = 'npm', ...args]: readonly string[]): void {
  try {
    run(folder, command, ...args)
  } catch (error) {
    // Offline, npm reports peers that it could not look up.
    if (reachesRegistry()) throw error
    throw new NotFetchedError((error as Error).message)
  }
}

/** True if npm can be asked for packages. */
export function reachesRegistry(): boolean {
  try {
    run(root, 'npm', 'view', 'react', 'version', '--fetch-retries=1', '--fetch-timeout=20000')
    return true
  } catch {
    return false
  }
}

/** Runs a command and returns its output. @throws Error with the output */
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
