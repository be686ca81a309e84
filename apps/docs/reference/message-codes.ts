import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TableData } from '@landing/schema'
import ts from 'typescript'
import { plain, sourceFile } from './source-file.ts'

/** A kind of message that the packages report, with its severity unless the configuration sets another. */
export interface MessageCode {
  /** `links/broken`. */
  readonly code: string
  readonly severity: string
}

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))
/** Folder of the manual with a page for each code. */
export const messagePages = fileURLToPath(new URL('../content/docs/08-messages/', import.meta.url))

const codePattern = /^[a-z-]+\/[a-z-]+$/
const words: Readonly<Record<string, string>> = { throw: 'error', warn: 'warning', log: 'note' }

/** All codes in the packages' sources: the table `severities`, and literals in findings and errors, in alphabetical order. */
export function messageCodes(): MessageCode[] {
  const found = new Map<string, string>()
  for (const path of sources()) {
    const visit = (node: ts.Node): void => {
      for (const { code, severity } of codesOf(node)) {
        if (codePattern.test(code)) found.set(code, found.get(code) ?? severity)
      }
      ts.forEachChild(node, visit)
    }
    visit(sourceFile(path))
  }
  return [...found]
    .map(([code, severity]) => ({ code, severity: words[severity] ?? severity }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Files that may hold codes, with the table `severities` first: it decides. */
function sources(): string[] {
  return readdirSync(packages)
    .map((name) => `${name}/src`)
    .filter((folder) => existsSync(join(packages, folder)))
    .flatMap((folder) =>
      readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .filter((path) =>
      /\bseverities = |\bcode: |\bproblem\(|new LandingError\(/.test(
        readFileSync(join(packages, path), 'utf8'),
      ),
    )
    .sort((a, b) => Number(b.endsWith('/codes.ts')) - Number(a.endsWith('/codes.ts')))
}

function codesOf(node: ts.Node): MessageCode[] {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    if (!/^(?:LandingError|problem)$/.test(node.expression.getText())) return []
    return textsIn(node.arguments?.[0]).map((code) => ({ code, severity: 'throw' }))
  }
  if (ts.isVariableDeclaration(node) && node.name.getText() === 'severities') {
    return propertiesIn(node.initializer).flatMap(({ name, initializer }) =>
      ts.isStringLiteral(name) && ts.isStringLiteral(initializer)
        ? [{ code: name.text, severity: initializer.text }]
        : [],
    )
  }
  if (!ts.isObjectLiteralExpression(node)) return []
  const values = new Map(
    propertiesIn(node).map(({ name, initializer }) => [name.getText(), textsIn(initializer)]),
  )
  const [severity = 'throw'] = values.get('severity') ?? []
  return (values.get('code') ?? []).map((code) => ({ code, severity }))
}

/** A text, or both that a condition chooses from. */
function textsIn(node: ts.Expression | undefined): string[] {
  if (node === undefined) return []
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsIn)
  return ts.isStringLiteral(node) ? [node.text] : []
}

/** The properties of an object, behind `as const satisfies …` too. */
function propertiesIn(node: ts.Expression | undefined): ts.PropertyAssignment[] {
  if (node === undefined) return []
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return propertiesIn(node.expression)
  }
  return ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : []
}

/** The codes as a table, each with a link to its page and the first sentence there. */
export function messageTable(): TableData {
  return {
    columns: [
      { key: 'code', label: 'Code' },
      { key: 'severity', label: 'Severity' },
      { key: 'meaning', label: 'Meaning' },
    ],
    rows: messageCodes().map(({ code, severity }) => ({
      code: { text: code, href: `/docs/messages/${code}/` },
      severity,
      meaning: firstSentence(code),
    })),
  }
}

function firstSentence(code: string): string {
  const path = join(messagePages, `${code}.md`)
  if (!existsSync(path)) return ''
  const [, paragraph = ''] =
    /^---\n[\s\S]*?\n---\n+([\s\S]*?)\n\n/.exec(readFileSync(path, 'utf8')) ?? []
  // Cells of a table are plain text.
  const text = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return plain(/^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text)
}
