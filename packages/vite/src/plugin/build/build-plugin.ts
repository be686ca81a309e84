import { join, resolve } from 'node:path'
import { applyPolicy, checkStyles, explainFileError, untilDone } from '@landing/content'
import { type Diagnostic, LandingError } from '@landing/schema'
import { createLogger, type Logger, type Plugin, type ViteBuilder } from 'vite'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { isInterrupted, recoverOutput } from '../../output/journal'
import type { OutputReport } from '../../output/output'
import { checkOutputFolder } from '../../output/output-folder'
import { openStore } from '../../output/store'
import { openWorkFolders, type WorkFolders } from '../../output/work-folder'
import { createProblems } from '../../report/problems'
import { plainError } from '../../report/report'
import type { Entries } from '../../site/entries'
import type { SiteHolder } from '../../site/holder'
import { themeTokens } from '../../site/virtual-modules'
import { digest } from '../../text/digest'
import { listNames } from '../../text/list-names'
import type { Bundler } from './bundler'
import { codeVersion } from './code-version'
import { environmentNotes } from './environment-notes'
import { createStageTimes, isDebug } from './stage-times'
import { writeSite } from './write-site'

export const buildPluginName = 'landing:build'

interface BuildParts {
  readonly bundler: Bundler
  readonly entries: Entries
  readonly islands: IslandsPlugin
}

/** The plugin's `api`, for `checkBuild`. */
export interface BuildApi {
  /** Set before the build; then the build does not change the output folder. */
  isCheck: boolean
  /** Warnings and notes of the build. */
  messages: readonly Diagnostic[]
}

/**
 * Runs `vite build`: the server's bundle, the browser's bundle, then every document. New files are
 * written beside the output folder and moved into it at the end, so that a failed build leaves the
 * old output as it was.
 */
export function buildPlugin(
  holder: SiteHolder,
  { bundler, entries, islands }: BuildParts,
): Plugin<BuildApi> {
  let target = 'dist'
  let emptyOutDir = false
  let isCopied = true
  let ownLogger: Logger | undefined
  const api: BuildApi = {
    isCheck: false,
    messages: [],
  }
  return {
    name: buildPluginName,
    api,
    apply: 'build',
    config(user) {
      target = user.build?.outDir ?? 'dist'
      emptyOutDir = user.build?.emptyOutDir ?? false
      isCopied = user.build?.copyPublicDir ?? true
      if (user.logLevel !== undefined) return undefined
      // Vite's list of about eighty files would hide the messages of a build.
      ownLogger = createLogger('info')
      return { logLevel: 'warn' as const }
    },
    async buildApp(builder: ViteBuilder) {
      const { root, publicDir } = builder.config
      const logger = ownLogger ?? builder.config.logger
      const folder = resolve(root, target)
      const started = performance.now()
      const times = createStageTimes()
      let work: WorkFolders | undefined
      const store = openStore(join(holder.cacheDir, 'store'), codeVersion())
      try {
        checkOutputFolder({
          root,
          outDir: target,
          emptyOutDir,
          contentDir: holder.contentDir(),
          publicDir,
        })
        if (!api.isCheck) recoverOutput(folder)
        const { content } = holder.state()
        const styles = checkStyles(root, themeTokens())
        const problems = createProblems(root, [...styles, ...content.messages])
        work = openWorkFolders(root, api.isCheck ? root : folder)
        const check = () => applyPolicy(islands.problems())
        const bundling = times.timed('bundle', () =>
          bundler.bundle({ builder, store, logger, check }),
        )
        const bundle = await problems.during(bundling)
        const writing = writeSite({
          state: holder.state(),
          bundle,
          problems,
          entries,
          publicDir: isCopied ? publicDir : '',
          stage: work.stage,
          target: folder,
          manifest: join(holder.cacheDir, 'output', `${digest(folder).slice(0, 12)}.json`),
          emptyOutDir,
          serverFolder: work.server,
          store,
          times,
          log: (line) => logger.info(line),
          warn: (line) => logger.warn(line),
        })
        const site = await untilDone(writing)
        if (api.isCheck) {
          api.messages = site.messages
          return site.output.check()
        }
        const report = await times.timed('move into the output folder', () => site.output.commit())
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        const { written, kept, removed } = report
        const notes = await environmentNotes(holder.config, holder.contentDir())
        for (const line of notes) logger.warn(line)
        for (const line of warningsOf(report, { root, target }, store.close())) logger.warn(line)
        const files = `${written} files written, ${kept} kept, ${removed} removed`
        logger.info(`✓ ${site.pages} in ${seconds} s: ${files}`)
        if (isDebug()) logger.info(times.format(holder.state().content.times()))
      } catch (error) {
        throw plainError(error, holder.contentDir())
      } finally {
        store.close()
        // The next build completes a failed commit.
        if (!isInterrupted(folder)) work?.dispose()
        await holder.state().content.dispose()
      }
    },
  }
}

/** Warnings about files in the output folder and the cache. */
function warningsOf(
  { foreign, overwritten, manifestError }: OutputReport,
  { root, target }: { readonly root: string; readonly target: string },
  storeError: unknown,
) {
  const names = (paths: readonly string[]) => listNames(paths.map((path) => path.slice(1)))
  return [
    foreign.length > 0 &&
      `Files in the output folder "${target}" that no build wrote, left as they are: ${names(foreign)}. To publish files with the site, move them to the folder of static files.`,
    overwritten.length > 0 &&
      `Static files replaced by files of the site with the same path: ${names(overwritten)}. Rename them, or remove them.`,
    manifestError instanceof Error
      ? cacheWarning(manifestError, root, 'the next build writes all files again')
      : storeError instanceof Error &&
        cacheWarning(storeError, root, 'the next build takes longer'),
  ].filter((line) => line !== false)
}

function cacheWarning(cause: Error, root: string, effect: string): string {
  const error = explainFileError(cause, root)
  const reason =
    error instanceof LandingError ? [error.message, error.help].join(' ') : cause.message
  return `The cache could not be written: ${effect}. ${reason}`
}
