import type { WriteStream } from 'node:tty'

/** Shows the progress of a long step. */
export interface Progress {
  advance(done: number): void
  end(): void
}

const width = 30
/** Milliseconds between two updates of the bar. */
const frame = 80

/** A bar in a terminal; elsewhere, such as in CI, a line for every tenth of a large number. */
export function createProgress(
  label: string,
  total: number,
  log: (line: string) => void,
  terminal: Pick<WriteStream, 'isTTY' | 'write'> = process.stdout,
): Progress {
  if (terminal.isTTY) return bar(label, total, terminal)
  const step = Math.max(500, Math.ceil(total / 10))
  return {
    advance(done) {
      if (done % step === 0 && done < total) log(`  ${done} of ${total} ${label}`)
    },
    end() {},
  }
}

function bar(label: string, total: number, terminal: Pick<WriteStream, 'write'>): Progress {
  let drawn = 0
  return {
    advance(done) {
      const now = performance.now()
      if (now - drawn < frame && done < total) return
      drawn = now
      const filled = Math.round((done / Math.max(total, 1)) * width)
      const blocks = '█'.repeat(filled) + '░'.repeat(width - filled)
      terminal.write(`\r  ${blocks} ${done} of ${total} ${label}\u001b[K`)
    },
    end() {
      if (drawn > 0) terminal.write('\r\u001b[K')
    },
  }
}
