import type { PluginReference } from '@landing/schema'
import type { FumadocsOptions } from './fumadocs'
import type { MintlifyOptions } from './mintlify'
import type { NextraOptions } from './nextra'
import type { StarlightOptions } from './starlight'

export type { FumadocsOptions, MintlifyOptions, NextraOptions, StarlightOptions }

const reference = (dialect: string, options?: object): PluginReference => ({
  module: `@landing/plugin-dialects/${dialect}`,
  ...(options && { options }),
})

/** Pages of Docusaurus as they are, for docs sets with the dialect `docusaurus`. */
export const docusaurus = (): PluginReference => reference('docusaurus')

/** Pages of Fumadocs as they are, for docs sets with the dialect `fumadocs`. */
export const fumadocs = (options?: FumadocsOptions): PluginReference =>
  reference('fumadocs', options)

/** Pages of Mintlify as they are, for docs sets with the dialect `mintlify`. */
export const mintlify = (options?: MintlifyOptions): PluginReference =>
  reference('mintlify', options)

/** Pages of Nextra as they are, for docs sets with the dialect `nextra`. */
export const nextra = (options?: NextraOptions): PluginReference => reference('nextra', options)

/** Pages of VitePress as they are, but for components of Vue, for docs sets with the dialect `vitepress`. */
export const vitepress = (): PluginReference => reference('vitepress')

/** Pages of Starlight as they are, for docs sets with the dialect `starlight`. */
export const starlight = (options?: StarlightOptions): PluginReference =>
  reference('starlight', options)
