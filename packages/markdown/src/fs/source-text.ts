import { readFileSync } from 'node:fs'
import type { Finding } from '../diagnostics/codes'
import { digest } from '../text/digest'
import { withLineFeeds } from '../text/line-ends'
import { type LineAndColumn, placeAt } from '../text/place-at'
import { contentFileStatus } from './file-status'

/** A text file, normalized once, so that later steps need not handle encodings. */
export interface SourceText {
  readonly text: string
  readonly hash: string
  /** Where the first invalid bytes were replaced. */
  readonly damaged?: LineAndColumn
  /** Where its first NUL byte is. */
  readonly nul?: LineAndColumn
}

/** Reads a text file. @throws the file system's error */
export function readSource(absolute: string): SourceText {
  return toSource(readFileSync(absolute))
}

/** Reads a text file that the content may use; `undefined` if there is none, or it cannot be read. */
export function readUsable(contentDir: string, absolute: string): SourceText | undefined {
  try {
    return contentFileStatus(contentDir, absolute) === 'file' ? readSource(absolute) : undefined
  } catch {
    return undefined
  }
}

/** Bytes to text without BOM, `\n` line ends, NUL and stray bytes replaced by U+FFFD. UTF-8, or UTF-16 with a BOM. */
export function toSource(bytes: Uint8Array): SourceText {
  const encoding = encodingOf(bytes)
  let text = new TextDecoder(encoding).decode(bytes)
  const isDamaged = text.includes('\uFFFD') && !isValid(bytes, encoding)
  // The decoder removes one BOM; editors that add another leave two.
  while (text.startsWith('\uFEFF')) text = text.slice(1)
  text = withLineFeeds(text)
  const damaged = isDamaged ? placeAt(text, text.indexOf('\uFFFD')) : undefined
  const nul = text.indexOf('\0')
  const place = nul === -1 ? undefined : placeAt(text, nul)
  if (place) text = text.replaceAll('\0', '\uFFFD')
  return { text, hash: digest(text), ...(damaged && { damaged }), ...(place && { nul: place }) }
}

/** What was replaced in a text file. */
export function encodingFindings(file: string, { damaged, nul }: SourceText): Finding[] {
  const code = 'source/encoding'
  if (damaged) {
    const message = 'The file is not UTF-8; the bytes that could not be read are shown as \uFFFD.'
    return [{ code, message, location: { file, ...damaged }, help: 'Save it as UTF-8.' }]
  }
  if (nul === undefined) return []
  const message = 'The file has a NUL byte, which is shown as \uFFFD.'
  const help = 'Remove it. If the file is UTF-16, save it as UTF-8.'
  return [{ code, message, location: { file, ...nul }, help }]
}

/** Windows PowerShell and Notepad write UTF-16, always with a BOM. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
