import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ownWork } from '../diagnostics/watched'

const NAMES = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Executable of a Chromium of this machine. `CHROME_PATH` names one; empty means none. */
export function findBrowser(
  { CHROME_PATH: named, PATH = '' }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const usual = PATH.split(delimiter).flatMap((each) => NAMES.map((name) => join(each, name)))
  return (named === undefined ? [...usual, ...ELSEWHERE] : [named]).find(
    (path) => path !== '' && existsSync(path),
  )
}

/**
 * Runs a page in one run of the browser. Returns the text that its script writes into the body, of characters of Base64 and spaces.
 *
 * @throws if it does not start, or takes too long
 */
export async function runInBrowser(browser: string, html: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landing-browser-'))
  try {
    const page = join(folder, 'page.html')
    await writeFile(page, html)
    const args = [
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      // The sandbox does not work for root, as in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${join(folder, 'profile')}`,
      '--virtual-time-budget=60000',
      '--dump-dom',
      pathToFileURL(page).href,
    ]
    const options = { timeout: 120_000, maxBuffer: 2 ** 28 }
    // Ends in any case: no plugin that waits for it needs to be named.
    const { stdout } = await ownWork(() => promisify(execFile)(browser, args, options))
    const [, result] = /<body>([\w+/= ]+)<\/body>/.exec(stdout) ?? []
    if (result === undefined) throw new Error('The browser did not draw them.')
    return result
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
