import { spawnSync } from 'node:child_process'

/** Runs `@landing/migrate` by npx, which fetches it if it is not there. @returns its exit code; `undefined` without npx */
export function runMigrate(args: readonly string[]): number | undefined {
  // npx is a script on Windows, which only a shell starts.
  const shell = process.platform === 'win32'
  const given = shell ? args.map((each) => JSON.stringify(each)) : args
  const { status } = spawnSync('npx', ['--yes', '@landing/migrate', ...given], {
    stdio: 'inherit',
    shell,
  })
  return status ?? undefined
}
