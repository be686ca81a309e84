import { readFileSync } from 'node:fs'
import { digest } from '../text/digest'
import { placeAt } from '../text/place-at'

/** A text file, normalized once, so that later steps need not handle encodings. */
export interface SourceText {
  readonly text: string
  readonly hash: string
  /** Invalid UTF-8 was replaced. */
  readonly damaged: boolean
  /** Where its first NUL byte is. */
  readonly nul?: { readonly line: number; readonly column: number }
}

/** Reads a text file. @throws the file system's error */
export function readSource(absolute: string): SourceText {
  return toSource(readFileSync(absolute))
}

/** Bytes to text: UTF-8 without BOM, `\n` line ends, NUL and stray bytes replaced by U+FFFD. */
export function toSource(bytes: Uint8Array): SourceText {
  let text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  const damaged = text.includes('\uFFFD') && !isUtf8(bytes)
  if (text.charCodeAt(0) === 0xfeff) text = text.slice(1)
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  const nul = text.indexOf('\0')
  if (nul === -1) return { text, hash: digest(text), damaged }
  const place = placeAt(text, nul)
  text = text.replaceAll('\0', '\uFFFD')
  return { text, hash: digest(text), damaged, nul: place }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
