import type { Finding } from '../../diagnostics/rules'
import { containerNames, leafNames } from '../../parser/directive-names'

/** Components that no directive can name: built-in directives win. */
export function componentFindings(names: readonly string[]): Finding[] {
  return names
    .filter((name) => containerNames.includes(name) || leafNames.includes(name))
    .map((name) => ({
      rule: 'components/name',
      reason: `The component "${name}" has the name of a built-in directive, which is used instead.`,
      place: { file: `src/components/${name}` },
      advice: 'Rename the file.',
    }))
}
