const day = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\S.*))?$/

/**
 * A date as ISO 8601: a day, or a time in UTC, which is also taken for the zone of a time without one. `undefined` for text that
 * is not a date, such as 31 February.
 */
export function isoDate(text: string): string | undefined {
  const [, year = '', month = '', date = '', time] = day.exec(text.trim()) ?? []
  const whole = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  // Engines take 31 February for 3 March.
  if (toIso(whole)?.slice(0, 10) !== whole) return undefined
  if (time === undefined) return whole
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(time)
  return toIso(`${whole}T${time.replaceAll(' ', '')}${hasZone ? '' : 'Z'}`)
}

/** The same of a day in any form that engines read: `Jan 2, 2026`. */
export function anyIsoDate(text: string): string | undefined {
  const value = new Date(text)
  if (/^\s*\d{4}-/.test(text) || Number.isNaN(value.getTime())) return isoDate(text)
  // Engines take it for a day of the machine's time zone.
  return isoDate([value.getFullYear(), value.getMonth() + 1, value.getDate()].join('-'))
}

function toIso(text: string): string | undefined {
  const value = new Date(text)
  return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
}
