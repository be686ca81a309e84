import { nearest } from '@landing/schema/validate'

type Primitive = 'string' | 'number' | 'boolean'

/** Type of a prop: `'number'`, `'number?'` when it may be missing, or the texts it may be; `undefined` among them lets it be missing. */
export type PropType = Primitive | `${Primitive}?` | readonly (string | undefined)[]

/** What a component module exports as `props`. */
export type PropTypes = Readonly<Record<string, PropType>>

interface PropProblem {
  readonly message: string
  readonly help?: string
}

/** Props of a component, from the attributes of its directive. */
export interface ComponentProps {
  readonly props: Readonly<Record<string, unknown>>
  readonly problems: readonly PropProblem[]
}

/** Reads attributes as the component's `props` say; without these all are given as strings. */
export function readComponentProps(
  component: string,
  attributes: Readonly<Record<string, string>>,
  types: PropTypes | undefined,
): ComponentProps {
  const { class: className, ...rest } = attributes
  const given = { ...rest, ...(className !== undefined && { className }) }
  if (types === undefined) return { props: given, problems: [] }

  const props: Record<string, unknown> = {}
  const problems: PropProblem[] = []
  const names = Object.keys(types)
  for (const [name, text] of Object.entries(given)) {
    const type = types[name]
    if (type === undefined || !Object.hasOwn(types, name)) {
      problems.push(unknownProp(component, name, names))
      continue
    }
    const value = readValue(text, type)
    if (value === undefined) problems.push(wrongValue(component, name, text, type))
    else props[name] = value
  }
  for (const [name, type] of Object.entries(types)) {
    if (isOptional(type) || Object.hasOwn(given, name)) continue
    problems.push({
      message: `The prop "${name}" of the component "${component}" is missing.`,
      help: `It must be ${describe(type)}.`,
    })
  }
  return { props, problems }
}

function isOptional(type: PropType): boolean {
  return typeof type === 'string' ? type.endsWith('?') : type.includes(undefined)
}

function textsOf(type: readonly (string | undefined)[]): string[] {
  return type.filter((text) => text !== undefined)
}

function readValue(text: string, type: PropType): string | number | boolean | undefined {
  if (typeof type !== 'string') return type.includes(text) ? text : undefined
  if (type.startsWith('string')) return text
  if (type.startsWith('number')) {
    const number = Number(text)
    return text.trim() !== '' && Number.isFinite(number) ? number : undefined
  }
  // A name alone is an empty text: `::name{open}`.
  if (text === '' || text === 'true') return true
  return text === 'false' ? false : undefined
}

function describe(type: PropType): string {
  if (typeof type !== 'string') {
    const list = textsOf(type).map((text) => `"${text}"`)
    return `one of ${list.join(', ')}`
  }
  if (type.startsWith('number')) return 'a number'
  return type.startsWith('string') ? 'a string' : '"true" or "false"'
}

function unknownProp(component: string, name: string, propNames: readonly string[]): PropProblem {
  const near = nearest(name, propNames)
  const list = propNames.length === 0 ? 'It has no props.' : `Known props: ${propNames.join(', ')}.`
  return {
    message: `The component "${component}" has no prop "${name}".`,
    help: near === undefined ? list : `Did you mean "${near}"? ${list}`,
  }
}

function wrongValue(component: string, name: string, text: string, type: PropType): PropProblem {
  const near = typeof type === 'string' ? undefined : nearest(text, textsOf(type))
  return {
    message: `Invalid value "${text}" of the prop "${name}" of the component "${component}": it must be ${describe(type)}.`,
    ...(near !== undefined && { help: `Did you mean "${near}"?` }),
  }
}
