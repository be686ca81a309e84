import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Installer } from './install-example'

/** What `npm create @landing` copies, from the folder of the examples. */
export const newSite = '../packages/create/templates/basic'

const ui5 = ['@ui5/webcomponents', '@ui5/webcomponents-base', '@ui5/webcomponents-react']
const manual = '~2.25.0'

/** The same installation of a site with UI5, an element in a page and one of its React components in an island. */
export function withUi5(installer: Installer): Installer {
  return {
    ...installer,
    configure(folder, manifest, packed) {
      for (const name of ui5) manifest.dependencies[name] = manual
      const components = join(folder, 'src/components')
      mkdirSync(components, { recursive: true })
      writeFileSync(
        join(components, 'press.tsx'),
        `'use client'\nimport { Button } from '@landing/theme/controls'\nexport const hydrate = 'load'\nexport default () => <Button>Island</Button>\n`,
      )
      writeFileSync(
        join(folder, 'content/docs/elements.md'),
        '---\ntitle: Elements\n---\n\n<ui5-button id="element">Element</ui5-button>\n\n::press\n',
      )
      installer.configure?.(folder, manifest, packed)
    },
  }
}

/** The same installation of a site with the plugin of `examples/plugin`, packed, and pages that use it. */
export function withPlugin(installer: Installer, pack: () => string): Installer {
  return {
    ...installer,
    configure(folder, manifest, packed) {
      manifest.dependencies['landing-plugin-glossary'] = pack()
      const config = join(folder, 'landing.config.ts')
      const text = readFileSync(config, 'utf8')
        .replace(/^/, "import { glossary } from 'landing-plugin-glossary'\n")
        .replace(
          '  theme: {',
          "  plugins: [glossary({ file: 'glossary/terms.json' })],\n" +
            "  docs: [{}, { id: 'glossary', path: 'glossary', routeBasePath: 'glossary', dialect: 'glossary' }],\n" +
            '  theme: {',
        )
      writeFileSync(config, text)
      mkdirSync(join(folder, 'content/glossary'))
      writeFileSync(
        join(folder, 'content/glossary/terms.json'),
        '{ "API": "What others may call" }',
      )
      writeFileSync(
        join(folder, 'content/docs/words.md'),
        '---\ntitle: Words\n---\n\nAn :term[API], not an :term[ABI].\n',
      )
      installer.configure?.(folder, manifest, packed)
    },
  }
}

/** Opens the display settings, whose button a site without footer has not, and waits for the dialog of UI5 or of the browser. */
export async function openSettings(page: Page, dialog: string): Promise<void> {
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'))
    button.dataset.displaySettings = ''
    button.click()
  })
  await page.waitForSelector(`${dialog}[open]`)
}

/** Megabytes on disk of what is installed below a folder; a file that several hard links lead to counts once. */
export function installedSize(folder: string): number {
  const blocks = new Map<number, number>()
  for (const { parentPath, name } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const stat = lstatSync(join(parentPath, name))
    blocks.set(stat.ino, stat.blocks)
  }
  return ([...blocks.values()].reduce((sum, each) => sum + each, 0) * 512) / 1024 ** 2
}

/** pnpm without hoisting: a package finds what it declares, and nothing else. What UI5 does not need is left out as the manual says. */
export const strictPnpm: Installer = {
  command: ['npx', '--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile'],
  configure(folder, manifest, packed) {
    manifest.packageManager = 'pnpm@12.21.0'
    const unused = ['@sap-theming/theming-base-content', '@types/openui5']
    const overrides = [
      ...Object.entries(packed).map(([name, file]) => `  '${name}': ${file}`),
      ...unused.map((name) => `  '${name}': '-'`),
    ]
    const settings = `hoist: false
publicHoistPattern: []
autoInstallPeers: false
strictPeerDependencies: true
strictDepBuilds: false
overrides:
${overrides.join('\n')}
`
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings)
  },
}

const yarn = ['npx', '--yes', '-p', '@yarnpkg/cli-dist@4.18.1', 'yarn']

/** Yarn without `node_modules`. */
export const yarnPnp: Installer = {
  command: [...yarn, 'install'],
  build: [...yarn, 'run', 'build'],
  configure(folder, manifest, packed) {
    manifest.packageManager = 'yarn@4.18.1'
    manifest.resolutions = packed
    const settings = 'nodeLinker: pnp\nenableTelemetry: false\nenableImmutableInstalls: false\n'
    writeFileSync(join(folder, '.yarnrc.yml'), settings)
  },
}
