import type { SearchPage } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { engineOf, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const zh: SearchPage[] = [
  searchPage('/auth/', '身份验证', [['用户名和密码', '提供者需要用户名和密码。']], {
    locale: 'zh',
  }),
  searchPage('/start/', '入门指南', [['', '使用Terraform管理子账户。']], { locale: 'zh' }),
]
const ja: SearchPage[] = [
  searchPage('/setup/', 'プロバイダーの設定', [['認証', 'ユーザー名とパスワードを指定します。']], {
    locale: 'ja',
  }),
  searchPage('/export/', 'エクスポーター', [['', '既存のアカウントをコードにします。']], {
    locale: 'ja',
  }),
]
const th: SearchPage[] = [
  searchPage('/commands/', 'คำสั่ง', [['', 'คำสั่งและการติดตั้งโปรแกรม']], { locale: 'th' }),
  searchPage('/water/', 'น้ำ', [['', 'การทำงานของระบบ']], { locale: 'th' }),
]

describe('scripts without spaces', () => {
  it.each<[pages: SearchPage[], text: string, path: string]>([
    [zh, '身份验证', '/auth/'],
    // A piece of what a segmenter keeps together, and a query of several words.
    [zh, '验证', '/auth/'],
    [zh, '用户名密码', '/auth/'],
    [zh, 'Terraform管理', '/start/'],
    [zh, 'terraform 子账户', '/start/'],
    [ja, 'プロバイダー', '/setup/'],
    [ja, 'パスワード', '/setup/'],
    [ja, '認証', '/setup/'],
    [ja, '既存のアカウント', '/export/'],
    [th, 'คำสั่ง', '/commands/'],
    [th, 'การติดตั้งคำสั่ง', '/commands/'],
  ])('%#: %s', async (pages, text, path) => {
    expect((await pathsFor(await engineOf(pages), text))[0]).toBe(path)
  })

  it('marks what was found', async () => {
    const { hits } = await (await engineOf(zh)).search({ text: '密码' })
    const { text, ranges } = hits[0]!.snippet ?? hits[0]!.title
    expect(ranges.map(([from, to]) => text.slice(from, to))).toContain('密码')
  })

  it('reads phrases', async () => {
    const engine = await engineOf(zh)
    expect(await pathsFor(engine, '"管理子账户"', { syntax: 'full' })).toEqual(['/start/'])
    expect(await pathsFor(engine, '"账户管理"', { syntax: 'full' })).toEqual([])
  })

  it('answers long questions', async () => {
    const text = '使用Terraform管理子账户身份验证用户名和密码'.repeat(20)
    expect((await pathsFor(await engineOf(zh), text)).sort()).toEqual(['/auth/', '/start/'])
  })
})

describe('other languages', () => {
  it.each([
    ['größe', '/de/'],
    ['GROSSE', '/de/'],
    ['grosse', '/de/'],
    ['prive', '/fr/'],
    ['réseau', '/fr/'],
    ['безопасность', '/ru/'],
    ['безопасноть', '/ru/'],
    ['보안', '/ko/'],
    ['보안을', '/ko/'],
    ['שלום', '/he/'],
  ])('%s leads to %s', async (text, path) => {
    const engine = await engineOf([
      searchPage('/de/', 'Größe ändern', [['', 'Die Größe des Kontos.']]),
      searchPage('/fr/', 'Réseau privé', [['', 'Un réseau privé virtuel.']]),
      searchPage('/ru/', 'Безопасность', [['', 'Настройка.']]),
      searchPage('/ko/', '보안을 설정', [['', '계정.']]),
      searchPage('/he/', 'שלום עולם', [['', 'טקסט.']]),
    ])
    expect((await pathsFor(engine, text))[0]).toBe(path)
  })
})

describe('options by language', () => {
  const pages = [
    searchPage('/roles/', 'Assign roles', [['', 'How the roles of a user are assigned.']]),
    searchPage('/vm/', 'Virtual machine', [['', 'The size of it.']]),
    searchPage('/how/', 'How it works', [['', 'What is behind it.']]),
  ]

  it('find inflections unless the stemmer is off', async () => {
    const engine = await engineOf(pages)
    expect((await pathsFor(engine, 'assigning'))[0]).toBe('/roles/')
    expect((await pathsFor(engine, 'assign'))[0]).toBe('/roles/')
    const languages = [{ locale: 'en', stemmer: false }]
    expect(await pathsFor(await engineOf(pages, { languages }), 'assigning')).toEqual([])
  })

  it('find synonyms of several words where a page has all of them', async () => {
    const languages = [{ locale: 'en', synonyms: [['vm', 'virtual machine']] }]
    const engine = await engineOf([...pages, searchPage('/reality/', 'Virtual reality')], {
      languages,
    })
    expect(await pathsFor(engine, 'vms')).toEqual(['/vm/'])
  })

  it('find synonyms only where they are given', async () => {
    expect(await pathsFor(await engineOf(pages), 'vm')).toEqual([])
    const languages = [{ locale: 'en', synonyms: [['vm', 'machine']] }]
    expect(await pathsFor(await engineOf(pages, { languages }), 'vm')).toEqual(['/vm/'])
  })

  it('count stop words that a title has', async () => {
    const engine = await engineOf([
      searchPage('/functions/', 'Functions', [['', 'A function for a function of a function.']]),
      searchPage('/can/', 'can Function', [['', 'Evaluates an expression.']]),
    ])
    expect(await pathsFor(engine, 'can function')).toEqual(['/can/', '/functions/'])
    expect(await pathsFor(engine, 'an expression')).toEqual(['/can/'])
  })

  it('leave other stop words out, unless there is nothing else or they are asked for', async () => {
    const languages = [{ locale: 'en', stopWords: true }]
    const engine = await engineOf(pages, { languages })
    expect(await pathsFor(engine, 'the size of a machine')).toEqual(['/vm/'])
    expect((await pathsFor(engine, 'how it'))[0]).toBe('/how/')
    expect(await pathsFor(engine, '+how machine', { syntax: 'full' })).toEqual(['/how/', '/roles/'])
  })
})
