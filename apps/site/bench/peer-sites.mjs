// The same three pages as a site of Landing, VitePress, Starlight and Docusaurus, each as its own `npm create` makes it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const workspace = fileURLToPath(new URL('../../../', import.meta.url))
/** Outside of the workspace; it stays, so that only the first run needs the network. */
const cache = join(tmpdir(), 'landing-bench-peers')
/** Starlight needs Node 22, which npm installs beside it. */
const peers = {
  vitepress: { vitepress: '1.6.4' },
  vitepress2: { vitepress: '2.0.0-alpha.21' },
  starlight: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.34.5', node: '22.23.3' },
  docusaurus: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.2.7',
    'react-dom': '19.2.7',
  },
}

const folder = 'content/docs/landing-page-content'
/** Pages without syntax that only Landing knows, but for what `readPages` rewrites. */
const sources = [
  `${folder}/terraform_providers.md`,
  `${folder}/bigger_context.md`,
  'content/docs/create_req.md',
]

/** Name, title and body of the pages. Data tables and links to further pages of the site are left out. */
function readPages() {
  const names = sources.map(nameOf)
  return sources.map((source) => {
    const [, head, body] = readFileSync(join(workspace, source), 'utf8').split(/^---\n/m)
    return {
      name: nameOf(source),
      title: /^title: (.+)$/m.exec(head)[1],
      description: /^description: (.+)$/m.exec(head)[1],
      body: body
        .replace(/^::table.*\n/m, '')
        .replace(/^(```.*) variables$/gm, '$1')
        .replace(/:var\[[^\]]+\]/g, '~> 1.0')
        .replace(/\[([^\]]+)\]\(\.[^)]*?(\w+)\.md(#[^)]*)?\)/g, (_, text, name) =>
          names.includes(name) ? `[${text}](./${name}.md)` : text,
        ),
    }
  })
}

const nameOf = (source) => source.replace(/^.*\/|\.md$/g, '')
const frontMatter = ({ title, description }) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n`

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Installs a peer, once for each set of versions. */
function install(name) {
  // VitePress 2 asks for a version of it that was not published.
  const overrides = { '@docsearch/sidepanel-js': '4.7.0' }
  const dependencies = peers[name]
  // Docusaurus writes modules of both kinds.
  const type = name === 'docusaurus' ? undefined : 'module'
  const manifest = JSON.stringify({ private: true, type, dependencies, overrides })
  const root = join(cache, name)
  if (
    existsSync(join(root, '.installed')) &&
    readFileSync(join(root, '.installed'), 'utf8') === manifest
  )
    return root
  write(join(root, 'package.json'), manifest)
  const flags = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  try {
    execFileSync('npm', flags, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const reason = /npm error code (\S+)/.exec(error.stderr)?.[1] ?? error.message
    throw new Error(
      `Cannot install ${name} from npm (${reason}): the first run of this bench needs the network; later runs use "${cache}".`,
    )
  }
  write(join(root, '.installed'), manifest)
  return root
}

/** Builds unless the inputs are those of the last build. */
function buildOnce(root, inputs, build) {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
  const stamp = join(root, '.built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  build()
  write(stamp, hash)
}

/** Runs a command of the folder's own packages, with the Node of these, if they have one. */
function run(root, command, ...args) {
  const bin = join(root, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' }
  try {
    execFileSync(join(bin, command), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new Error(`"${command} ${args.join(' ')}" in "${root}":\n${error.stdout}${error.stderr}`)
  }
}

/** As `npx vitepress init` makes it: default theme, no search. */
function vitepress(pages, version = 'vitepress') {
  const root = install(version)
  const items = pages.map(({ name, title }) => ({ text: title, link: `/${name}` }))
  const config = {
    title: 'My Awesome Project',
    description: 'A VitePress Site',
    themeConfig: {
      nav: [
        { text: 'Home', link: '/' },
        { ...items[0], text: 'Guides' },
      ],
      sidebar: [{ text: 'Guides', items }],
      socialLinks: [{ icon: 'github', link: 'https://github.com/vuejs/vitepress' }],
    },
  }
  buildOnce(root, [config, pages, peers], () => {
    rmSync(join(root, 'docs'), { recursive: true, force: true })
    write(join(root, 'docs/.vitepress/config.mjs'), `export default ${JSON.stringify(config)}\n`)
    write(
      join(root, 'docs/index.md'),
      '---\nlayout: home\nhero:\n  name: My Awesome Project\n---\n',
    )
    for (const page of pages) {
      // The heading is part of the text, and titles of containers stand without brackets.
      const body = page.body.replace(/^:::(\w+)\[(.+)\]$/gm, '::: $1 $2')
      write(join(root, `docs/${page.name}.md`), `${frontMatter(page)}\n# ${page.title}\n${body}`)
    }
    run(root, 'vitepress', 'build', 'docs')
  })
  return {
    name: `VitePress ${peers[version].vitepress}`,
    folder: join(root, 'docs/.vitepress/dist'),
    pathOf: (name) => `${name}.html`,
  }
}

/** As the template `starlight` of `npm create astro` makes it. */
function starlight(pages) {
  const root = install('starlight')
  const config = {
    title: 'My Docs',
    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }],
    sidebar: [
      { label: 'Guides', items: pages.map(({ name, title }) => ({ label: title, slug: name })) },
    ],
  }
  buildOnce(root, [config, pages, peers], () => {
    const docs = join(root, 'src/content/docs')
    rmSync(docs, { recursive: true, force: true })
    write(
      join(root, 'astro.config.mjs'),
      `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'

export default defineConfig({ integrations: [starlight(${JSON.stringify(config)})] })
`,
    )
    write(
      join(root, 'src/content.config.ts'),
      `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    )
    write(join(docs, 'index.md'), '---\ntitle: Welcome to Starlight\ntemplate: splash\n---\n')
    for (const page of pages) {
      // Relative links are not resolved, so they name the page's URL.
      const body = page.body.replaceAll(/\]\(\.\/(\w+)\.md\)/g, '](/$1/)')
      write(join(docs, `${page.name}.md`), frontMatter(page) + body)
    }
    run(root, 'astro', 'build')
  })
  return {
    name: `Starlight ${peers.starlight['@astrojs/starlight']}`,
    folder: join(root, 'dist'),
    pathOf: (name) => `${name}/`,
  }
}

/** As the template `classic` of `npm create docusaurus` makes it, without blog; addresses end in a slash, as everywhere here. */
function docusaurus(pages) {
  const root = install('docusaurus')
  const config = {
    title: 'My Site',
    url: 'https://example.org',
    baseUrl: '/',
    trailingSlash: true,
    onBrokenLinks: 'ignore',
    markdown: { format: 'detect' },
    presets: [['classic', { docs: {}, blog: false }]],
    themeConfig: {
      navbar: {
        title: 'My Site',
        items: [
          { to: `/docs/${pages[0].name}/`, label: 'Guides', position: 'left' },
          { href: 'https://github.com/facebook/docusaurus', label: 'GitHub', position: 'right' },
        ],
      },
    },
  }
  buildOnce(root, [config, pages, peers], () => {
    rmSync(join(root, 'docs'), { recursive: true, force: true })
    write(join(root, 'docusaurus.config.js'), `export default ${JSON.stringify(config)}\n`)
    for (const page of pages)
      write(join(root, `docs/${page.name}.md`), frontMatter(page) + page.body)
    run(root, 'docusaurus', 'build')
  })
  return {
    name: `Docusaurus ${peers.docusaurus['@docusaurus/core']}`,
    folder: join(root, 'build'),
    pathOf: (name) => `docs/${name}/`,
  }
}

/** As `npm create @landing` makes it, with the packages of the workspace: below one that depends on all of them. */
function landing(pages) {
  const create = join(workspace, 'packages/create')
  const root = join(create, '.tmp/peers-site')
  rmSync(root, { recursive: true, force: true })
  execFileSync(process.execPath, [join(create, 'bin/create-landing.js'), root])
  const first = `/docs/${pages[0].name}/`
  for (const file of ['landing.config.ts', 'src/pages/index.tsx']) {
    const text = readFileSync(join(root, file), 'utf8')
    write(join(root, file), text.replaceAll(/\/docs\/(start|guides\/write)\//g, first))
  }
  rmSync(join(root, 'content/docs'), { recursive: true })
  for (const page of pages)
    write(join(root, `content/docs/${page.name}.md`), frontMatter(page) + page.body)
  execFileSync(join(create, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: root,
  })
  const built = join(cache, 'landing')
  rmSync(built, { recursive: true, force: true })
  cpSync(join(root, 'dist'), built, { recursive: true })
  rmSync(root, { recursive: true })
  return { name: 'Landing', folder: built, pathOf: (name) => `docs/${name}/` }
}

/** Builds the sites, without those that npm cannot install. `paths` are those of the pages; the first one is where a visit begins. */
export function buildSites() {
  const pages = readPages()
  mkdirSync(cache, { recursive: true })
  const vitepress2 = () => vitepress(pages, 'vitepress2')
  return [landing, vitepress, vitepress2, starlight, docusaurus].flatMap((make) => {
    try {
      return [build(make, pages)]
    } catch (error) {
      if (make === landing) throw error
      console.warn(`Left out: ${error.message}\n`)
      return []
    }
  })
}

function build(make, pages) {
  const { pathOf, ...site } = make(pages)
  return { ...site, paths: pages.map(({ name }) => pathOf(name)) }
}
