const text = /^([\w-]+:)[ \t]+([^\s"'|>[{&*!#][^\n]*(?:\n[ \t]+[^\n]*)*)/gm

/** Puts texts of any content, over several lines too, into quotes: the registry publishes front matter that YAML rejects. */
export function repairFrontMatter(yaml: string): string {
  return yaml.replace(text, (_, key: string, value: string) => {
    return `${key} ${JSON.stringify(value.trim().replace(/\s+/g, ' '))}`
  })
}
