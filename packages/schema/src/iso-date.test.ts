import { expect, it } from 'vitest'
import { isoDate } from './iso-date'

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
