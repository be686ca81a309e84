import { expect, it, vi } from 'vitest'
import { anyIsoDate, isoDate } from './iso-date'

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-1-3', '2026-01-03'],
  ['2026-11-23T10:00', '2026-11-23T10:00:00.000Z'],
  ['2026-11-23 10:00:30 +02:00', '2026-11-23T08:00:30.000Z'],
  ['2026-11-23T10:00:00Z', '2026-11-23T10:00:00.000Z'],
  ['2026-02-31', undefined],
  ['2026-13-01', undefined],
  ['2026-11-23T25:00', undefined],
  ['soon', undefined],
  ['', undefined],
])('reads %j', (text, date) => expect(isoDate(text)).toBe(date))

it.each([
  ['Jan 2, 2026', '2026-01-02'],
  ['1/13/2026', '2026-01-13'],
  ['2026-1-3', '2026-01-03'],
  ['2026-01-31 10:00 +02:00', '2026-01-31T08:00:00.000Z'],
  ['2026-02-30', undefined],
  ['31.12.2026', undefined],
  ['soon', undefined],
])('reads %j in every time zone', (text, date) => {
  for (const zone of ['Europe/Berlin', 'America/New_York']) {
    vi.stubEnv('TZ', zone)
    expect(anyIsoDate(text)).toBe(date)
  }
  vi.unstubAllEnvs()
})
