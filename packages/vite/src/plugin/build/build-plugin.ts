import { rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Diagnostic, LandingError } from '@landing/schema'
import { createLogger, type Logger, type Plugin, type ViteBuilder } from 'vite'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { listNames } from '../../output/file-list'
import { checkOutputFolder } from '../../output/folder'
import { openStore } from '../../output/store'
import type { Entries, SiteHolder } from '../../site/holder'
import { digest } from '../../text/digest'
import { plainError } from '../report'
import type { Bundler } from './bundler'
import { codeVersion } from './code-version'
import { createStageTimes, isDebug } from './stage-times'
import { writeSite } from './write-site'

/** Folder for a build's intermediate files, in the project: on the same disk as the output, apart from other builds. */
export const workFolder = `.landing/${process.pid}`

interface BuildParts {
  readonly bundler: Bundler
  readonly entries: Entries
  readonly islands: IslandsPlugin
}

/**
 * Runs `vite build`: the server's bundle, the browser's bundle, then every document. New files are
 * written beside the output folder and moved into it at the end, so that a failed build leaves the
 * old output as it was.
 */
export function buildPlugin(holder: SiteHolder, { bundler, entries, islands }: BuildParts): Plugin {
  let target = 'dist'
  let emptyOutDir = false
  let isCopied = true
  let ownLogger: Logger | undefined
  return {
    name: 'landing:build',
    apply: 'build',
    config(user) {
      target = user.build?.outDir ?? 'dist'
      emptyOutDir = user.build?.emptyOutDir ?? false
      isCopied = user.build?.copyPublicDir ?? true
      if (user.logLevel !== undefined) return undefined
      // Vite's list of some eighty files would bury the messages of a build.
      ownLogger = createLogger('info')
      return { logLevel: 'warn' as const }
    },
    async buildApp(builder: ViteBuilder) {
      const { root, publicDir } = builder.config
      const logger = ownLogger ?? builder.config.logger
      const work = join(root, workFolder)
      const folder = resolve(root, target)
      const started = performance.now()
      const times = createStageTimes()
      const store = openStore(join(holder.cacheDir, 'store'), codeVersion())
      try {
        checkOutputFolder({
          root,
          outDir: target,
          emptyOutDir,
          contentDir: holder.contentDir(),
          publicDir,
        })
        const check = () => refuse(islands.problems())
        const bundle = await times.timed('bundle', () =>
          bundler.bundle({ builder, store, logger, check }),
        )
        const report = await writeSite({
          state: holder.state(),
          bundle,
          entries,
          publicDir: isCopied ? publicDir : '',
          stage: join(work, 'stage'),
          target: folder,
          manifest: join(holder.cacheDir, 'output', `${digest(folder).slice(0, 12)}.json`),
          emptyOutDir,
          serverFolder: join(work, 'server'),
          store,
          times,
          log: (line) => logger.info(line),
          warn: (line) => logger.warn(line),
        })
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        const { documents, written, kept, removed, foreign } = report
        if (foreign.length > 0) {
          const names = listNames(foreign.map((path) => path.slice(1)))
          logger.warn(
            `Files in the output folder "${target}" that no build wrote, left as they are: ${names}. To publish files with the site, move them to the folder of static files.`,
          )
        }
        const files = `${written} files written, ${kept} kept, ${removed} removed`
        logger.info(`✓ ${documents} documents in ${seconds} s: ${files}`)
        if (isDebug()) logger.info(times.format(holder.state().content.times()))
      } catch (error) {
        throw plainError(error, holder.contentDir())
      } finally {
        store.close()
        await rm(work, { recursive: true, force: true })
        // Another build may use the folder above.
        await rmdir(dirname(work)).catch(() => undefined)
        await holder.state().content.dispose()
      }
    },
  }
}

/** @throws LandingError when client modules are invalid, or a page's static part has code for the browser */
function refuse(problems: readonly Diagnostic[]): void {
  if (problems.length === 0) return
  throw new LandingError('client/invalid', 'Invalid components:', { diagnostics: problems })
}
