import { spawnSync } from 'node:child_process'

/**
 * Runs `@landing/migrate` with npx, which fetches the package if needed.
 *
 * @returns its exit code; `undefined` if npx could not run
 */
export function runMigrate(args: readonly string[]): number | undefined {
  // On Windows npx is a script, which only a shell can start.
  const shell = process.platform === 'win32'
  const quotedArgs = shell ? args.map((arg) => JSON.stringify(arg)) : args
  const { status } = spawnSync('npx', ['--yes', '@landing/migrate', ...quotedArgs], {
    stdio: 'inherit',
    shell,
  })
  return status ?? undefined
}
