import { type Conversion, fenceEnd, type Line } from './lines'
import { outsideCode } from './phrases'

const rawTag = /\{%-?\s*(raw|endraw)\s*-?%\}/g
const value = '\\{\\{-?\\s*([\\w.]+)\\s*-?\\}\\}'

/** Pages that are templates of Jinja: texts in `raw` are not expressions. */
export function withoutTemplates(lines: readonly Line[]): Line[] {
  let isRaw = false
  let end = 0
  return lines.flatMap(({ text, line }, at): Line[] => {
    end = at < end ? end : (fenceEnd(lines, at) ?? 0)
    const parts = text.split(rawTag)
    // Every second part is the name of a tag.
    const plain = parts.map((part, index) => {
      if (index % 2 === 0)
        return isRaw && at >= end ? outsideCode(part, '\\{(?=[{%])', () => '\\{\\') : part
      isRaw = part === 'raw'
      return ''
    })
    if (parts.length > 1 && plain.every((part) => part.trim() === '')) return []
    return [{ text: plain.join(''), line }]
  })
}

/** Lines with values of `extra`: `{{ name }}` becomes a variable, or in code and addresses its value. */
export function withVariables(lines: readonly Line[], conversion: Conversion): Line[] {
  const { variables, useVariable, isTemplate } = conversion
  const inCode = (text: string) =>
    text.replaceAll(new RegExp(value, 'g'), (whole, name) => variables.get(name) ?? whole)
  let end = 0
  return lines.map((current, at) => {
    end = at < end ? end : (fenceEnd(lines, at) ?? 0)
    if (at < end) return isTemplate === true ? { ...current, text: inCode(current.text) } : current
    const text = outsideCode(
      current.text,
      `(\\]\\([^)]*\\)|<[^>]*>)|${value}`,
      (raw, name = '') => {
        if (raw !== undefined) return inCode(raw)
        if (!variables.has(name)) return `{{ ${name} }}`
        useVariable(name)
        return `:var[${name}]`
      },
    )
    return { ...current, text }
  })
}
