import { describe, expect, it } from 'vitest'
import { engineOf, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const OTHERS = [searchPage('/a/', 'Alpha'), searchPage('/b/', 'Beta')]

/** Words of readers, and words of pages that mean the same. */
describe('forms of words', () => {
  it.each([
    ['de', 'Netzwerkkonfiguration', 'netzwerk konfigurieren'],
    ['de', 'Installation', 'installieren'],
    ['de', 'Häuser verwalten', 'haus'],
    ['de', 'Benutzerverwaltung', 'verwaltung'],
    ['fr', 'Installation', 'installer'],
    ['en', 'State encryption', 'encrypted'],
    ['en', 'Attach a disk', 'attaching'],
    ['ru', 'Настройка пользователей', 'пользователь'],
    ['ru', 'Настройки', 'настройка'],
    ['ar', 'إدارة المستخدمين', 'مستخدم'],
    ['ar', 'إدارة المستخدمين', 'المستخدم'],
    ['ar', 'مستخدم جديد', 'المستخدم'],
    ['ar', 'الشبكات', 'شبكة'],
    ['ar', 'تثبيت الأداة', 'الاداة'],
    ['ar', 'كَلِمَة', 'كلمة'],
  ])('%s: "%s" is found by "%s"', async (locale, title, query) => {
    const engine = await engineOf([...OTHERS, searchPage('/it/', title)], { locale })
    const { corrected } = await engine.search({ text: query })
    expect([await pathsFor(engine, query), corrected]).toEqual([['/it/'], undefined])
  })
})
