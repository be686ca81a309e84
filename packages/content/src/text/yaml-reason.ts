/** The first line of a YAML error as a sentence, without its place and excerpt. */
export function yamlReason(message: string): string {
  const line = message.split('\n')[0] ?? message
  return line.replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]?$/, '.')
}
