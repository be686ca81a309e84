import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Engine, Tab } from './tab'

const driverPath = '/usr/bin/WebKitWebDriver'
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)

/** WebKit: the small browser of WebKitGTK, over WebDriver. It needs a display; its window is at least 447 px wide. */
export const webkit: Engine = { name: 'WebKit', missing: whatIsMissing(), openTab }

function whatIsMissing(): string | undefined {
  if (!existsSync(driverPath) || !existsSync(browserPath)) {
    return 'install webkit2gtk-driver, which is there for Linux only'
  }
  return hasDisplay ? undefined : 'start it by "xvfb-run -a": WebKit needs a display'
}

/** Code points of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codePoints: Readonly<Record<string, string>> = {
  Control: '\uE009',
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Tab: '\uE004',
}

async function openTab(): Promise<Tab> {
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox cannot be nested into a container's.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const ask = asker(`http://127.0.0.1:${port}`)
  const { sessionId } = await firstAnswer(driver, () =>
    ask<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
        },
      },
    }),
  )
  const session = `/session/${sessionId}`
  const run: Tab['run'] = (work, ...args) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args })
  return {
    // WebDriver has no events: only what a page notes itself is known.
    reported: [],
    async resize(width, height) {
      await ask('POST', `${session}/window/rect`, { width, height })
    },
    async open(url) {
      await ask('POST', `${session}/url`, { url })
    },
    async click(selector) {
      const using = { using: 'css selector', value: selector }
      for (const element of await ask<object[]>('POST', `${session}/elements`, using)) {
        const href = `${session}/element/${Object.values(element)[0]}`
        if (await ask('GET', `${href}/displayed`))
          return void (await ask('POST', `${href}/click`, {}))
      }
      throw new Error(`No visible element for ${selector}`)
    },
    async press(...keys) {
      const actions = keys.flatMap((each) => {
        const chord = each.split('+').map((key) => codePoints[key] ?? key)
        const down = chord.map((value) => ({ type: 'keyDown', value }))
        return [...down, ...chord.toReversed().map((value) => ({ type: 'keyUp', value }))]
      })
      await ask('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    run,
    async close() {
      await ask('DELETE', session)
      driver.kill()
    },
  }
}

/** Sends commands of WebDriver; throws what it answers. */
function asker(origin: string) {
  return async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as {
      value: Value & { error?: string; message?: string }
    }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

/** The driver takes a moment until it listens. */
async function firstAnswer<Value>(driver: ChildProcess, ask: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; driver.exitCode === null; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === 100 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
