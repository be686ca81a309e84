/** A date in words, in the language of a page; unchanged if it cannot be read. In UTC, the same wherever a site is built. */
export function formatDate(date: string, language: string): string {
  const value = new Date(date)
  if (Number.isNaN(value.getTime())) return date
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(value)
}
