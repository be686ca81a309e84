import type { Finding } from '../../diagnostics/codes'
import { containerNames, leafNames } from '../../parser/directive-names'

/** Components shadowed by built-in directives. */
export function componentFindings(names: readonly string[]): Finding[] {
  return names
    .filter((name) => containerNames.includes(name) || leafNames.includes(name))
    .map((name) => ({
      code: 'components/name',
      message: `The component "${name}" has the name of a built-in directive, which is used instead.`,
      location: { file: `src/components/${name}` },
      help: 'Rename the file.',
    }))
}
