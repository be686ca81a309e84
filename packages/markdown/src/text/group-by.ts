/** Values with the same key, in their order. As `Map.groupBy` of Node.js 21. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, [Value, ...Value[]]> {
  const groups = new Map<string, [Value, ...Value[]]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}
