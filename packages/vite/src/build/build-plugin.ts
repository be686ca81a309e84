import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { plainError } from '../plain-error'
import type { SiteHolder } from '../site-holder'
import { writeSite } from './write-site'

/**
 * One `vite build`: the browser's bundle, the server's bundle, then every document. All of it is
 * written beside the output folder and takes its place at the end, so that a failed build leaves
 * the old output as it was.
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
      const started = performance.now()
      try {
        await builder.build(client)
        await builder.build(ssr)
        const report = await writeSite({
          state: holder.state(),
          stage: join(work, 'stage'),
          server: join(work, 'server/server.js'),
          target: join(root, target),
          log: (line) => logger.info(line),
          warn: (line) => logger.warn(line),
        })
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        logger.info(`✓ ${report.documents} documents, ${report.files} files in ${seconds} s`)
      } catch (error) {
        throw plainError(error, holder.contentDir())
      } finally {
        await rm(work, { recursive: true, force: true })
        await holder.state().content.dispose()
      }
    },
  }
}
