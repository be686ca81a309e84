import { type Plugin, version } from 'vite'

/** Vite's id of the function that dynamic imports are wrapped in, and that function's name. */
const id = '\0vite/preload-helper.js'
const name = '__vitePreload'

/**
 * Replaces Vite's loader of dynamic imports, which weighs 0.6 KB with brotli in every document, by one for documents of
 * this framework: their base is known, and they need no nonce.
 */
export function preloadHelper(base: string): Plugin {
  let isReplaced = false
  return {
    name: 'landing:preload-helper',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      isReplaced = false
    },
    buildEnd(error) {
      if (error || isReplaced) return
      this.warn(
        `Vite ${version} has no module "${id.slice(1)}": documents load its own, larger preload helper.`,
      )
    },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      handler: () => {
        isReplaced = true
        return helper(base)
      },
    },
  }
}

const helper = (base: string) => `const styles = new Map()
const add = (href, rel) => {
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: '' })
  document.head.append(link)
  return link
}
const addStyle = (href) =>
  new Promise((resolve, reject) => {
    const link = add(href, 'stylesheet')
    link.onload = resolve
    link.onerror = () => {
      styles.delete(href)
      link.remove()
      reject(new Error(href))
    }
  })
export const ${name} = (load, files = []) =>
  Promise.all(
    files.map((file) => {
      const href = ${JSON.stringify(base)} + file
      if (!document.querySelector(\`link[href="\${href}"]\`)) {
        if (!file.endsWith('.css')) add(href, 'modulepreload')
        else styles.set(href, addStyle(href))
      }
      return styles.get(href)
    }),
  ).then(load)`
