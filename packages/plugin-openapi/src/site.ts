import type { SiteHooks } from '@landing/content'
import { pagesFolder } from '@landing/markdown/authoring'
import { dialect } from './dialect'
import type { OpenapiOptions } from './options'
import { createPages } from './pages'
import { readDescription } from './read-description'

const usual = /(?:^|[/.])(?:openapi|swagger)\.(?:ya?ml|json)$/i
const ending = /(?:(?<=^|[/.])(?:openapi|swagger))?\.(?:ya?ml|json)$/i

export function site({ files }: OpenapiOptions): SiteHooks {
  return {
    dialect: {
      name: dialect,
      pages: {
        isSource: (path) => files?.includes(path) ?? usual.test(path),
        create({ path, text, file }) {
          const docs = file.slice(0, -path.length)
          const { root, problems, files: others = [] } = readDescription(text, file, docs)
          const folder = files?.length === 1 ? '' : pagesFolder(path, ending)
          const pages = root === undefined ? [] : createPages(root, folder.split('/').at(-2))
          return {
            pages: pages.map((page) => ({ ...page, path: folder + page.path })),
            problems,
            files: others,
          }
        },
      },
    },
  }
}
