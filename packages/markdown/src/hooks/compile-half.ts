import { adapt } from './adapt'
import type { CompileHooks } from './compile-hooks'
import { compileNaming } from './named-hooks'
import { aFunction, type OptionRule } from './option-rules'
import type { PluginHalf } from './plugin-half'

const form: OptionRule = {
  options: {
    attributes: { listOf: 'string' },
    isCallout: 'boolean',
    html: aFunction,
    markdown: 'function',
    plain: 'function',
  },
}

const codeMark: OptionRule = {
  hasMore: true,
  options: {
    line: (line = '', { word, note }) =>
      word || note || /^[a-z\d-]+$/i.test(String(line)) ? undefined : 'letters, digits and hyphens',
    word: ['mark', 'ins', 'del'],
  },
}

const step: OptionRule = {
  hasMore: true,
  options: {
    at: ['parsed', 'source', 'markdown', 'plain', 'html', 'outlined'],
    plain: 'function',
    plugin: (value, { at, plain }) =>
      Object(value) === value || (plain && at === 'plain') ? undefined : 'a plugin of unified',
  },
}

/** The half of plugins that the compiler loads. */
export const compileHalf: PluginHalf<CompileHooks> = {
  name: 'compile',
  hooks: {
    dialect: { named: true },
    // Micromark has a function for each character: it is named as a whole.
    syntax: { named: ['needs'] },
    parser: { named: true },
    directives: {
      named: true,
      rule: { mapOf: { options: { container: form, leaf: form, text: form } } },
    },
    codeMarks: { rule: { mapOf: codeMark } },
    steps: { named: true, rule: { listOf: step } },
    codeBlock: { named: true, rule: 'function' },
    shiki: { named: ['transformers'] },
    codes: { changes: 'nothing' },
    lint: { named: true, rule: { listOf: aFunction }, changes: 'lint' },
  },
  naming: compileNaming,
  adapt,
}
