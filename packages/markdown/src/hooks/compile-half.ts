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

/** Aliases and options of parsers are for pages of all dialects. */
function onlyDialect({ dialect, steps = [], codes, lint, ...others }: CompileHooks) {
  const isShared = dialect?.aliases !== undefined || dialect?.formats !== undefined
  const dialects = new Set(steps.map((step) => step.dialect))
  if (dialect !== undefined) dialects.add(dialect.name)
  const [name] = dialects
  return isShared || dialects.size > 1 || Object.keys(others).length > 0 ? undefined : name
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
  onlyDialect,
  naming: compileNaming,
  adapt,
}
