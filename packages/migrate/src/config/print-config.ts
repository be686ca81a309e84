import { isValues, type Values } from '../site/values'

/** A value that stands for this call: it changes with Mermaid, so that diagrams are drawn once that is installed. */
export const mermaidKey = 'mermaidKey()'

/** The text of `landing.config.ts`. */
export function printConfig(config: Values): string {
  const value = printValue(config, '')
  const text = value.replace(quoted(mermaidKey), mermaidKey)
  const imported =
    text === value ? '' : "import { mermaidKey } from '@landing/content/plugins/mermaid'\n"
  return `${imported}import { defineConfig } from '@landing/vite'\n\nexport default defineConfig(${text})\n`
}

function printValue(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value)
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((entry) => printValue(entry, inner))
    : isValues(value)
      ? Object.entries(value)
          .filter(([, entry]) => entry !== undefined && typeof entry !== 'function')
          .map(([key, entry]) => `${printKey(key)}: ${printValue(entry, inner)}`)
      : undefined
  if (entries === undefined) return String(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  const line = entries.join(', ')
  if (line.length + indent.length < 80 && !line.includes('\n')) {
    return Array.isArray(value) ? `[${line}]` : `{ ${line} }`
  }
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
