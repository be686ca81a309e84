/** Texts that React writes for what is filled in later. */
export interface Marks {
  open(number: number): string
  close(number: number): string
  block(number: number): string
  /** Replaces all marks; inner pairs first. */
  fill(
    html: string,
    pair: (number: number, between: string) => string,
    block: (number: number) => string | undefined,
  ): string
}

/** @param word occurs nowhere else */
export function createMarks(word: string): Marks {
  const pattern = new RegExp(`${word}([ibe])(\\d+);`)
  return {
    open: (number) => `${word}i${number};`,
    close: (number) => `${word}e${number};`,
    block: (number) => `${word}b${number};`,
    fill(html, pair, block) {
      if (!html.includes(word)) return html
      const [first = '', ...rest] = html.split(pattern)
      const open = [first]
      for (let index = 0; index < rest.length; index += 3) {
        const kind = rest[index]
        const number = Number(rest[index + 1])
        if (kind === 'i') open.push('')
        else append(open, kind === 'e' ? pair(number, open.pop() ?? '') : (block(number) ?? ''))
        append(open, rest[index + 2] ?? '')
      }
      return open.join('')
    },
  }
}

function append(open: string[], html: string): void {
  open.push((open.pop() ?? '') + html)
}
