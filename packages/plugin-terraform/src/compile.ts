import type { CompileHooks, PluginContext } from '@landing/markdown'
import { argumentAnchors } from './argument-anchors'
import { callouts, mayHaveCallouts } from './callouts'
import { codeBlock } from './code-block'
import { dialect } from './dialect'
import type { TerraformOptions } from './options'
import { readSchemas } from './schema/provider-schema'

export function compile({ schemas }: TerraformOptions, { readFile }: PluginContext): CompileHooks {
  return {
    dialect: { name: dialect },
    steps: [
      { at: 'markdown', dialect, needs: { text: mayHaveCallouts }, plugin: callouts },
      { at: 'html', dialect, plugin: argumentAnchors },
    ],
    codeBlock: codeBlock(schemas && readSchemas(schemas, readFile)),
  }
}
