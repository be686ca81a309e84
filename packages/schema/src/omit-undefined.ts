/** `Values` with properties that may be undefined made optional. */
export type OmitUndefined<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key]
} & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<
    Values[Key],
    undefined
  >
}

/** A copy without the properties that are undefined. */
export function omitUndefined<const Values extends object>(values: Values): OmitUndefined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as OmitUndefined<Values>
}
