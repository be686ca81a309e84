import { formatError } from '@landing/content'
import { didYouMean } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'
import { type Output, version } from './command'
import { landingCheck } from './landing-check'
import { landingSearch } from './landing-search'
import { landingSources } from './landing-sources'
import { landingVersion } from './landing-version'

const usage = `landing <command>

  check      checks the content and writes nothing
  search     searches a built site and explains the ranking
  sources    fetches the documentation of other repositories
  version    makes, lists and removes versions

landing <command> --help says more, landing --version prints the version.`

const commands = {
  check: landingCheck,
  search: landingSearch,
  sources: landingSources,
  version: landingVersion,
}

/** The command `landing`. @returns the exit code of the command it names, 2 for an unknown one */
export async function landing(
  args: readonly string[],
  root: string = process.cwd(),
  output: Output = console,
): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === '--help') {
    output.log(usage)
    return 0
  }
  if (name === '--version') {
    output.log(version)
    return 0
  }
  const command = Object.entries(commands).find(([each]) => each === name)?.[1]
  if (command !== undefined) return command(rest, root, output)
  const commandNames = Object.keys(commands)
  const help = didYouMean(name, commandNames, `Known commands: ${commandNames.join(', ')}.`)
  output.error(
    formatError(new LandingError('landing/usage', `Unknown command "${name}".`, { help }), root),
  )
  return 2
}
