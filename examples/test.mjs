// Installs each example from packed packages in a temporary folder, builds it and opens it in Chromium.
// `node examples/test.mjs [name …]`. The packages must have been built.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
// The browser and the static host are those of the packages' own tests.
const tooling = join(root, 'packages/tooling/src')
const load = (name) => import(pathToFileURL(join(tooling, name)).href)
const { launchBrowser } = await load('browser.mjs')
const { serveStatic } = await load('static-server.mjs')
const axe = readFileSync(
  createRequire(join(root, 'packages/theme/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const examples = {
  'vite-spa': { output: 'dist', check: checkSpa },
  ssr: { output: 'dist', check: checkServerPage },
  next: { output: 'out', check: checkNext },
  docusaurus: { output: 'build', check: checkDocusaurus },
}

const work = mkdtempSync(join(tmpdir(), 'landing-examples-'))
const wanted = process.argv.slice(2)
const run = (folder, command, ...args) =>
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CI: 'true' },
  })

const tarballs = pack(['schema', 'theme'])
const browser = await launchBrowser()
let failed = 0
for (const [name, { output, check }] of Object.entries(examples)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = Date.now()
  try {
    const folder = install(name)
    run(folder, 'npm', 'run', 'build')
    await visit(join(folder, output), check)
    console.log(`✓ ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
  } catch (error) {
    failed += 1
    console.error(`✗ ${name}: ${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`)
  }
}
await browser.close()
rmSync(work, { recursive: true, force: true })
console.log(failed === 0 ? 'All examples work.' : `${failed} examples do not work.`)
process.exitCode = failed === 0 ? 0 : 1

/** Packs packages as they would be published, and returns their tarballs by package name. */
function pack(names) {
  for (const name of names) {
    run(join(root, 'packages', name), 'npx', '--yes', 'pnpm', 'pack', '--pack-destination', work)
  }
  return Object.fromEntries(
    readdirSync(work)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => [`@landing/${file.split('-')[1]}`, join(work, file)]),
  )
}

/** Copies an example out of the workspace and installs it with the tarballs. */
function install(name) {
  const folder = join(work, name)
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/node_modules|[/\\](dist|out|build|\.next|\.docusaurus)$/.test(path),
  })
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  for (const [dependency, tarball] of Object.entries(tarballs)) {
    if (manifest.dependencies[dependency]) manifest.dependencies[dependency] = `file:${tarball}`
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline')
  return folder
}

/** Serves a built example and lets a check look at it. Any complaint of the browser is a failure. */
async function visit(folder, check) {
  if (!existsSync(join(folder, '404.html'))) writeFileSync(join(folder, '404.html'), 'Not found')
  const server = await serveStatic({ folder, base: '/' })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const problems = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon|404/.test(message.text()))
      problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(server.origin)) {
      problems.push(`asked another host: ${request.url()}`)
    }
  })
  try {
    await check(page, server.href, context)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await context.close()
    await server.close()
  }
}

function same(actual, expected, what) {
  if (actual !== expected)
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

async function expectAccessible(page) {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`).join('\n')
  })
  same(found, '', 'axe')
}

/** The theme's style sheet is there when its button is blue. */
async function expectStyled(page) {
  const background = await page.evaluate(
    () => getComputedStyle(document.querySelector('.button-emphasized')).backgroundColor,
  )
  same(background, 'rgb(0, 112, 242)', 'background of the button')
}

async function checkSpa(page, href) {
  await page.goto(href)
  await page.waitForSelector('h1')
  same(await page.textContent('h1'), 'Example', 'title')
  await expectStyled(page)
  await expectAccessible(page)
  await page.click('.button-emphasized')
  await page.waitForSelector('.article-body')
  same(await page.title(), 'Start | Example', 'title of the document')
  await page.click('.article-body a')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Install')
  same(await page.textContent('.own-part'), 'You are at /docs/install/', 'own part')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sta')
  await page.waitForSelector('[role="option"]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Start')
  same(await page.getAttribute('.search-input', 'aria-label'), 'Find', 'own text')
  await page.click('.navbar-row > .color-mode-toggle')
  same(await page.getAttribute('html', 'data-theme'), 'light', 'mode')
  await page.click('[data-display-settings]')
  await page.waitForSelector('ui5-dialog[open]')
}

async function checkServerPage(page, href, context) {
  await page.goto(href)
  same(await page.textContent('h1'), 'Start', 'title')
  same(await page.getAttribute('html', 'data-theme-choice'), 'system', 'choice')
  await expectAccessible(page)
  const plain = await context.browser().newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(href)
  same(await still.textContent('.article-body h2'), 'More', 'heading without script')
  await plain.close()
}

async function checkNext(page, href) {
  await page.goto(href)
  same(await page.textContent('h1'), 'Example', 'title')
  await expectStyled(page)
  await page.waitForSelector('.navbar-row > .color-mode-toggle:not([disabled])')
  await expectAccessible(page)
  await page.evaluate(() => {
    globalThis.same = true
  })
  await page.click('.button-emphasized')
  await page.waitForSelector('.article-body h2')
  same(await page.evaluate(() => globalThis.same), true, 'one document')
  await page.goto(`${href}docs/`)
  same(await page.textContent('.article-body p'), 'Read on a server.', 'article')
  await page.waitForSelector('.navbar-row > .color-mode-toggle:not([disabled])')
  await page.click('.navbar-row > .color-mode-toggle')
  same(await page.getAttribute('html', 'data-theme'), 'light', 'mode')
  same(await page.textContent('.article-body p'), 'Read on a server.', 'article after hydration')
}

async function checkDocusaurus(page, href) {
  await page.goto(href)
  same(await page.textContent('main h1'), 'Example', 'title')
  await expectStyled(page)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.click('.button-emphasized')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Start')
}
