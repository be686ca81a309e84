import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const creation = /\w+\.createPolicy\("lit-html",\{createHTML:\w+=>\w+\}\)/

/**
 * Has the renderer of UI5's elements use Landing's Trusted Types policy: a header that enforces Trusted Types then
 * has to name one policy only.
 *
 * @param clientEntry from where the policy is imported
 */
export function onePolicy(clientEntry: string): Plugin {
  return {
    name: 'landing:one-policy',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/lit-html\/lit-html\.js$/ },
      async handler(code, id) {
        if (!creation.test(code)) {
          const { version } = JSON.parse(readFileSync(join(dirname(id), 'package.json'), 'utf8'))
          this.warn(
            `lit-html ${version} creates its Trusted Types policy in a way that is not known: a header that enforces Trusted Types has to allow "lit-html", too.`,
          )
          return undefined
        }
        const policy = await this.resolve('@landing/router/documents', clientEntry)
        if (!policy) return undefined
        const ownImport = `import { landingPolicy } from ${JSON.stringify(policy.id)}\n`
        return { code: ownImport + code.replace(creation, 'landingPolicy()'), map: null }
      },
    },
  }
}
