import { isValues, type Values } from '../site/values'

/** The text of `landing.config.ts`. */
export function printConfig(config: Values): string {
  return `import { defineConfig } from '@landing/vite'\n\nexport default defineConfig(${printValue(config, '')})\n`
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
