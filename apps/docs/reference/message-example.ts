import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { landing, landingCheck, landingSources } from '@landing/cli'
import { titledBlocks } from './code-blocks.ts'

const app = fileURLToPath(new URL('..', import.meta.url))

/** The page of a message, taken apart. */
export interface MessagePage {
  readonly title: string
  /** What is printed, as the page shows it. */
  readonly output: string
  /** Sections `Example` and `Fix`. */
  readonly example: string
  readonly fix: string
}

const outputBlock = /^```text\n([\s\S]*?)^```$/m

export function readMessagePage(markdown: string): MessagePage {
  const [head = '', example = '', fix = ''] = markdown.split(/^## (?:Example|Fix)$/m)
  return {
    title: /^title: (.*)$/m.exec(head)?.[1] ?? '',
    output: outputBlock.exec(example)?.[1] ?? '',
    example,
    fix,
  }
}

/** The page with another output. */
export function withOutput(markdown: string, output: string): string {
  return markdown.replace(outputBlock, () => `\`\`\`text\n${output}\`\`\``)
}

/** The project that examples are added to. */
const project = {
  'landing.config.mjs': "export default { title: 'Site', url: 'https://example.org' }\n",
  'content/docs/start.md': '# Start\n',
  'package.json': '{ "type": "module" }\n',
  'vite.config.js': `import { landing } from '@landing/vite'
import config from './landing.config.mjs'

export default { plugins: [landing(config)] }
`,
}

/**
 * Writes the project and the files of the sections into a folder, runs their commands, and the tools of the last
 * section that names one; `npx landing-check` if none does. Returns what the tools print.
 */
export async function runExample(sections: readonly string[], folder: string): Promise<string> {
  const isTool = (command: string) => command.startsWith('npx ')
  let tools = ['npx landing-check']
  for (const [path, text] of Object.entries(project)) write(folder, path, text)
  for (const section of sections) {
    for (const { title, code } of titledBlocks(section)) write(folder, title, code)
    const commands = commandsIn(section)
    for (const command of commands.filter((each) => !isTool(each))) {
      execFileSync('sh', ['-c', command], { cwd: folder })
    }
    if (commands.some(isTool)) tools = commands.filter(isTool)
  }
  const outputs: string[] = []
  for (const tool of tools) outputs.push(await runTool(tool, folder))
  return outputs.join('')
}

/** True if the example of a page uses the packages of this app: it or its fix runs a build, or it has a plugin. */
export function needsPackages({ example, fix }: MessagePage): boolean {
  const commands = [...commandsIn(example), ...commandsIn(fix)]
  const isBuild = commands.some((command) => /^npx vite|--render/.test(command))
  return isBuild || /plugins: \['@landing\/|from '@landing\//.test(example)
}

/** Lines of the section's shell block. */
function commandsIn(section: string): string[] {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? []
  return block.split('\n').filter((line) => line !== '')
}

function runTool(command: string, folder: string): Promise<string> {
  const [, tool, ...args] = command.split(' ')
  if (tool === 'vite' || args.includes('--render')) return runCommand(tool ?? '', args, folder)
  if (tool === 'landing') return printed(landing, args, folder)
  return printed(tool === 'landing-sources' ? landingSources : landingCheck, args, folder)
}

/** What a command of the packages prints. */
async function printed(
  tool: typeof landingCheck,
  args: readonly string[],
  folder: string,
): Promise<string> {
  const lines: string[] = []
  const push = (text: string) => lines.push(text)
  const fetch = () => Promise.resolve(new Response(null, { status: 404 }))
  // Plugins are found from the current folder.
  const before = process.cwd()
  process.chdir(folder)
  try {
    await tool(args, folder, { log: push, error: push, fetch })
  } finally {
    process.chdir(before)
  }
  return tidy(lines.join('\n'), folder)
}

/** What a build, in a process of its own, prints besides its progress. */
async function runCommand(name: string, args: readonly string[], folder: string): Promise<string> {
  const file = join(app, 'node_modules/.bin', name)
  const output = await new Promise<string>((resolve) => {
    const env = { ...process.env, NO_COLOR: '1' }
    execFile(file, args, { cwd: folder, env }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
  return tidy(output, folder)
}

/** Without the folder, stack lines (they differ between versions of React), times, the report of a successful build, and the numbers of `landing-check`. */
function tidy(text: string, folder: string): string {
  const shown = text
    .replaceAll(`${folder}/`, '')
    .replace(/ took \d+\.\d s /, ' took 1.0 s ')
    .replace(/\d+ documents?\b[^\n]* checked: [^\n]*\n?$/, '')
    .replace(/^(?: {4}at |✓ ).*(?:\n|$)/gm, '')
    .replace(/^[\w-]+: \S+ \([0-9a-f]{7}\), fetched$/m, '')
    .replace(/ at [0-9a-f]{7}\./, ' at 1a2b3c4.')
    .trim()
  return shown === '' ? '' : `${shown}\n`
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
