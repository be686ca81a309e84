import { rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { LandingError } from '@landing/schema'
import type { Plugin, ViteBuilder } from 'vite'
import { plainError } from '../plain-error'
import type { SiteHolder } from '../site-holder'
import { digest } from './output'
import { writeSite } from './write-site'

/**
 * One `vite build`: the browser's bundle, the server's bundle, then every document. All of it is
 * written beside the output folder and moved into it at the end, so that a failed build leaves the
 * old output as it was.
 */
export function buildPlugin(holder: SiteHolder): Plugin {
  let target = 'dist'
  return {
    name: 'landing:build',
    apply: 'build',
    config(user) {
      target = user.build?.outDir ?? 'dist'
    },
    async buildApp(builder: ViteBuilder) {
      const { client, ssr } = builder.environments
      if (client === undefined || ssr === undefined) {
        throw new Error('The build needs the environments "client" and "ssr".')
      }
      const { root, logger } = builder.config
      const work = join(root, '.landing')
      const folder = resolve(root, target)
      if (`${root}${sep}`.startsWith(`${folder}${sep}`)) {
        throw plainError(
          new LandingError(
            'build/output-folder',
            `The output folder "${target}" holds the project itself, and a build removes from it what is not part of the site.`,
            { advice: 'Set "build.outDir" in the Vite configuration to a folder of its own.' },
          ),
          '',
        )
      }
      const started = performance.now()
      try {
        await builder.build(client)
        await builder.build(ssr)
        const report = await writeSite({
          state: holder.state(),
          stage: join(work, 'stage'),
          server: join(work, 'server/server.js'),
          target: folder,
          ledger: join(holder.cacheDir, 'output', `${digest(folder).slice(0, 12)}.json`),
          log: (line) => logger.info(line),
          warn: (line) => logger.warn(line),
        })
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        const { documents, written, kept, removed } = report
        const files = `${written} files written, ${kept} kept, ${removed} removed`
        logger.info(`✓ ${documents} documents in ${seconds} s: ${files}`)
      } catch (error) {
        throw plainError(error, holder.contentDir())
      } finally {
        await rm(work, { recursive: true, force: true })
        await holder.state().content.dispose()
      }
    },
  }
}
