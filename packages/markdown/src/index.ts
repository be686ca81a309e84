export type { PackStore, ResultCache } from './cache/pack-store'
export { type LandingMarkdownOptions, landingMarkdown } from './compile/landing-markdown'
export type { CompilerSettings, OpenCompilerOptions } from './compile/open-compiler'
export type { Code, Finding, Problem } from './diagnostics/codes'
export type { Stage, StageClock, StageTimes } from './diagnostics/stage-clock'
export type { FactsInput, FactsOptions, FileFacts } from './facts/read-facts'
export type { InstalledPackage } from './fs/module-address'
export type { SourceText } from './fs/source-text'
export type { CodeMark } from './hooks/code-mark'
export type {
  CodeAlternative,
  CodeBlockHook,
  CodeProblem,
  CodeReader,
  CodeReference,
  CompileDialect,
  CompileHooks,
  Needs,
  ShikiParts,
  Step,
  Syntax,
} from './hooks/compile-hooks'
export type { Directive, DirectiveForm, DirectivePage } from './hooks/directives'
export type { FactsDialect, FactsHook, PageFacts } from './hooks/facts-hook'
export type { ForeignFrontMatter, ForeignKey } from './hooks/foreign-front-matter'
export type { HooksReference } from './hooks/load-hooks'
export type { Hooks } from './hooks/loaded-hooks'
export type { OptionRule } from './hooks/option-rules'
export type { PageQuery } from './hooks/page-query'
export type {
  LoweredPage,
  PageParser,
  ParsedPage,
  ParserContext,
  ParserHook,
  UsedCode,
} from './hooks/parser-hook'
export type { CompilePlugin, Make, PluginContext } from './hooks/plugin'
export type { PluginHalf } from './hooks/plugin-half'
export type {
  AddressSlot,
  BlockSlot,
  CompiledDocument,
  ListSlot,
  MarkdownSegment,
  ReferenceSlot,
  Segment,
} from './page/compiled-document'
export type { CompiledPage, CompileInput, Compiler, PageRequest, Views } from './page/compiler'
export type { DocumentLanguage } from './settings/languages'
export type { PageSettings } from './settings/page-settings'
export type { ValueRule } from './text/value-rules'
