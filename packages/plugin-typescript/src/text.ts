import * as td from 'typedoc'

type Declared = td.DeclarationReflection
/** A text of code, and what has the comment of it. */
export type Part = readonly [text: string, of: Declared | td.SignatureReflection]

const { ReflectionKind: Kind } = td
const longest = 72
const mostLines = 16
const indented = (text: string) => text.replaceAll('\n', '\n  ')

/** In one line if it is short. */
function listed(head: string, parts: readonly string[], tail: string): string {
  const line = `${head}${parts.join(', ')}${tail}`
  const isShort = line.split('\n').every(({ length }) => length <= longest)
  if (isShort || parts.length === 0) return line
  return `${head}\n${parts.map((part) => `  ${indented(part)},\n`).join('')}${tail}`
}

function typeText(type: td.SomeType | undefined, before = 0): string {
  const line = `${type ?? 'any'}`.replace(/"([^"'\\]*)"/g, "'$1'")
  if (before + line.length <= longest) return line
  if (type?.type === 'union')
    return type.types.map((each) => `\n  | ${indented(typeText(each))}`).join('')
  return type?.type === 'reflection' && isShape(type.declaration)
    ? bodyText(membersOf(type.declaration))
    : line
}

function bodyText(members: readonly Declared[]): string {
  const lines = members.flatMap((each) => partsOf(each).map(([text]) => `  ${indented(text)}\n`))
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}}`
}

function typeParameters(of: Declared | td.SignatureReflection): string {
  const texts = (of.typeParameters ?? []).map(({ name, type, default: value, flags }) => {
    const rest = `${type ? ` extends ${typeText(type)}` : ''}${value ? ` = ${typeText(value)}` : ''}`
    return `${flags.isConst ? 'const ' : ''}${name}${rest}`
  })
  return texts.length === 0 ? '' : listed('<', texts, '>')
}

function signatureText(of: td.SignatureReflection, head: string): string {
  const parameters = (of.parameters ?? []).map(({ name, type, flags, defaultValue }) => {
    const mark = flags.isOptional || defaultValue ? '?' : ''
    const own = name === '__namedParameters' ? 'options' : name
    return `${flags.isRest ? '...' : ''}${own}${mark}: ${typeText(type, own.length + 4)}`
  })
  const isVoid = /constructor$|^set /.test(head)
  return listed(
    `${head}${typeParameters(of)}(`,
    parameters,
    isVoid ? ')' : `): ${typeText(of.type)}`,
  )
}

const isShape = ({ children, signatures = [] }: Declared) => children || signatures.length > 1

/** Members that users see: what is protected only if a comment says what it is for. */
export function membersOf(of: Declared, isInherited = (_: Declared) => false): Declared[] {
  const { type } = of
  const shapes = type?.type === 'intersection' ? type.types : [type]
  const inner = shapes.flatMap((each) =>
    each instanceof td.ReflectionType && isShape(each.declaration)
      ? membersOf(each.declaration)
      : [],
  )
  const own = of.kindOf([Kind.Interface, Kind.Class, Kind.Enum, Kind.TypeLiteral]) ? of : undefined
  const callable = [own?.signatures, own?.indexSignatures].flatMap((signatures) => {
    if (!signatures?.[0]) return []
    const name = { [Kind.ConstructorSignature]: 'new', [Kind.IndexSignature]: '[key]' }[
      signatures[0].kind as number
    ]
    const member = new td.DeclarationReflection(name ?? 'call', Kind.Method)
    return [Object.assign(member, { signatures })]
  })
  const isShown = (each: Declared) => !each.flags.isProtected || each.hasComment()
  return [
    ...inner,
    ...callable,
    ...(own?.children ?? []).filter((each) => isShown(each) && !isInherited(each)),
  ]
}

/** Source of a declaration, as it would be written in a document: one text for each overload. */
export function partsOf(of: Declared, name = of.name, members = membersOf(of)): Part[] {
  const { flags, type, kind, defaultValue, getSignature: get, setSignature: set } = of
  const words = {
    static: flags.isStatic,
    abstract: flags.isAbstract,
    protected: flags.isProtected,
    readonly: flags.isReadonly,
  }
  const before = Object.entries(words)
    .map(([word, has]) => (has ? `${word} ` : ''))
    .join('')
  const mark = flags.isOptional ? '?' : ''
  if (get || set)
    return [get ?? [], set ?? []]
      .flat()
      .map((each) => [
        signatureText(each, `${before}${each === get ? 'get' : 'set'} ${name}`),
        each,
      ])
  if (of.kindOf([Kind.Interface, Kind.Class])) {
    const bases = (
      [
        ['extends', of.extendedTypes],
        ['implements', of.implementedTypes],
      ] as const
    ).map(([word, types = []]) => {
      const texts = types.map((each) => typeText(each)).filter((text) => !/\btypeof /.test(text))
      return texts.length > 0 ? ` ${word} ${texts.join(', ')}` : ''
    })
    const head = `${flags.isAbstract ? 'abstract ' : ''}${kind === Kind.Class ? 'class' : 'interface'} ${name}${typeParameters(of)}${bases.join('')}`
    return [[`${head} ${bodyText(members)}`, of]]
  }
  if (kind === Kind.Enum) return [[`enum ${name} ${bodyText(members)}`, of]]
  if (kind === Kind.EnumMember) return [[`${name}${type ? ` = ${typeText(type)}` : ''},`, of]]
  if (kind === Kind.TypeAlias) {
    const head = `type ${name}${typeParameters(of)} =`
    return [[`${head} ${typeText(type, head.length)}`.replace(' \n', '\n'), of]]
  }
  if (of.signatures) {
    const head =
      kind === Kind.Function
        ? `function ${name}`
        : `${before.replace('readonly ', '')}${name === 'call' ? '' : name}${mark}`
    return of.signatures.map((each) => [
      each.kind === Kind.IndexSignature
        ? `${before}[${each.parameters?.map((p) => `${p.name}: ${p.type}`)}]: ${typeText(each.type)}`
        : signatureText(each, head),
      each,
    ])
  }
  if (kind !== Kind.Variable) {
    const key = /^(?:[\w$]+$|\[)/.test(name) ? name : `'${name}'`
    return [[`${before}${key}${mark}: ${typeText(type, 20)}`.replace(': \n', ':\n'), of]]
  }
  const value =
    type?.type === 'literal' && defaultValue && defaultValue !== '...'
      ? ` = ${defaultValue}`
      : undefined
  return [[`const ${name}${value ?? `: ${typeText(type)}`}`, of]]
}

/** The first lines of a long declaration whose members follow. */
export function headText(text: string): string {
  return text.split('\n').length > mostLines ? text.replace(/ \{\n[\s\S]*\}$/, ' { … }') : text
}
