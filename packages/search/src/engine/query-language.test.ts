import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const pages = [
  searchPage('/exporter/', 'Terraform Exporter', [['Run it', 'Run the exporter once a day.']], {
    description: 'Brings accounts under code.',
    tags: ['Deep dive', 'code'],
    keywords: ['brownfield'],
  }),
  searchPage('/provider/', 'Terraform provider', [
    ['Getting started', 'The provider needs azurerm_linux_vm and a day.'],
  ]),
  searchPage('/start/', 'Where to start', [
    [
      '',
      'Getting people started takes an hour. Terraform, of course. A subaccount and entitlement.',
    ],
  ]),
  searchPage('/other/', 'Windows', [
    ['Subscription', 'An azurerm_windows_vm with v1.25.0; exporter is not meant.'],
  ]),
]

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('the query language over %s', (_, split) => {
  const find = async (text: string, syntax: 'plain' | 'full' = 'full') =>
    (await pathsFor(await engineOf(pages, { split }), text, { syntax })).sort()

  it.each<[text: string, paths: string[]]>([
    ['exporter', ['/exporter/', '/other/']],
    ['terraform exporter', ['/exporter/', '/other/', '/provider/', '/start/']],
    ['+terraform +exporter', ['/exporter/']],
    ['terraform -exporter', ['/provider/', '/start/']],
    ['exporter -terraform', ['/other/']],
    // Exclusions alone list the rest.
    ['-terraform', ['/other/']],
    ['title:exporter', ['/exporter/']],
    ['heading:started', ['/provider/']],
    ['content:exporter', ['/exporter/', '/other/']],
    ['description:accounts', ['/exporter/']],
    ['description:day', []],
    ['keywords:brownfield', ['/exporter/']],
    ['+title:terraform -title:exporter', ['/provider/']],
    // Words in quotation marks stand together, in this order, as they are written.
    ['"getting started"', ['/provider/']],
    ['"started getting"', []],
    ['"exporter once"', ['/exporter/']],
    ['"exporters once"', []],
    ['"day"', ['/exporter/', '/provider/']],
    ['"where to start"', ['/start/']],
    ['heading:"getting started"', ['/provider/']],
    ['title:"getting started"', []],
    ['description:"accounts under"', ['/exporter/']],
    ['keywords:"deep dive"', ['/exporter/']],
    ['terraform -"getting started"', ['/exporter/', '/start/']],
    ['-"exporter once"', ['/other/', '/provider/', '/start/']],
    ['-"no such words"', ['/exporter/', '/other/', '/provider/', '/start/']],
    // An identifier is required or excluded as it is written, not by its parts.
    ['+azurerm_linux_vm', ['/provider/']],
    ['vm -azurerm_linux_vm', ['/other/']],
    ['+v1.25.0', ['/other/']],
    ['"azurerm_linux_vm"', ['/provider/']],
    ['"linux vm"', ['/provider/']],
    // Edit distance as written.
    ['terrafrom~1', ['/exporter/', '/provider/', '/start/']],
    ['terafrom~1', []],
    ['terafrom~2', ['/exporter/', '/provider/', '/start/']],
    ['terraforn~0', []],
    ['+terafrom +exporter', ['/exporter/']],
    // Patterns.
    ['sub*', ['/other/', '/start/']],
    ['subs*', ['/other/']],
    ['*title*', ['/start/']],
    ['t*form', ['/exporter/', '/provider/', '/start/']],
    ['sub*account', ['/start/']],
    ['suba*account', []],
    ['azurerm_*_vm', ['/other/', '/provider/']],
    ['azurerm_w*', ['/other/']],
    ['*_vm', ['/other/', '/provider/']],
    ['v1.*', ['/other/']],
    ['+t*form -exp*', ['/provider/', '/start/']],
    ['title:t*', ['/exporter/', '/provider/', '/start/']],
    ['zz*', []],
    // Tags filter.
    ['tag:code', ['/exporter/']],
    ['tag:deep-dive', ['/exporter/']],
    ['tag:"Deep Dive"', ['/exporter/']],
    ['terraform -tag:code', ['/provider/', '/start/']],
    ['provider tag:code', []],
    ['tag:nothing', []],
    ['?! &', []],
  ])('%s', async (text, paths) => {
    expect(await find(text)).toEqual(paths)
  })

  it('takes a phrase of a field from that field, which may have its words apart', async () => {
    const turned = searchPage('/turned/', 'Started getting', [['', 'Getting started.']])
    const engine = await engineOf([...pages, turned], { split })
    const paths = (text: string) => pathsFor(engine, text, { syntax: 'full' })
    expect(await paths('title:"getting started"')).toEqual([])
    expect(await paths('title:"started getting"')).toEqual(['/turned/'])
    expect(await paths('content:"getting started"')).toEqual(['/turned/'])
  })

  it('excludes phrases of scripts without spaces', async () => {
    const chinese = [
      searchPage('/auth/', '登录', [['', '管理身份验证。']]),
      searchPage('/roles/', '角色', [['', '管理其他内容。']]),
    ]
    const engine = await engineOf(chinese, { split, locale: 'zh' })
    const paths = (text: string) => pathsFor(engine, text, { syntax: 'full' })
    expect(await paths('管理 -"身份验证"')).toEqual(['/roles/'])
    expect((await paths('管理 -"验证身份"')).sort()).toEqual(['/auth/', '/roles/'])
  })

  it('counts a boosted word more', async () => {
    const engine = await engineOf(pages, { split })
    expect((await pathsFor(engine, 'exporter^9 provider', { syntax: 'full' }))[0]).toBe(
      '/exporter/',
    )
    expect((await pathsFor(engine, 'exporter provider^9', { syntax: 'full' }))[0]).toBe(
      '/provider/',
    )
  })

  it('reads a text with a mistake as plain words, and says why', async () => {
    const engine = await engineOf(pages, { split })
    const { hits, problem } = await engine.search({ text: 'titel:exporter', syntax: 'full' })
    expect(hits[0]?.u).toBe('/exporter/')
    expect(problem).toMatchObject({ message: 'There is no field "titel".', start: 0, end: 5 })
  })

  it('reads nothing but words without being asked to', async () => {
    const engine = await engineOf(pages, { split })
    const { hits, problem } = await engine.search({ text: '"exporter -terraform' })
    expect(hits[0]?.u).toBe('/exporter/')
    expect(problem).toBeUndefined()
  })

  it('says which words to mark on an opened page', async () => {
    const engine = await engineOf(pages, { split })
    const words = async (text: string) =>
      [...(await engine.search({ text, syntax: 'full' })).words].sort()
    expect(await words('sub* -windows')).toEqual(['subaccount', 'subscription'])
    expect(await words('"getting started" tag:code')).toEqual(['getting', 'started'])
    expect(await words('terafrom~2')).toEqual(['terraform'])
  })

  it('shows the whole query with its signs when it corrects a word', async () => {
    const engine = await engineOf(pages, { split })
    const { corrected } = await engine.search({ text: '+terafrom -windows', syntax: 'full' })
    expect(corrected).toBe('+terraform -windows')
  })
})

describe('a query while it is typed', () => {
  const queries = [
    '+title:"terraform exp" -tag:"deep dive"',
    'terafrom~2 expo*ter^3',
    'keywords:brownfield~x',
    'azurerm_linux_vm: what -- "is it',
  ]

  it.each(queries)('is answered or explained: %s', async (query) => {
    const engine = await engineOf(pages)
    for (let length = 1; length <= query.length; length++) {
      const text = query.slice(0, length)
      const { hits, problem } = await engine.search({ text, syntax: 'full' })
      if (!problem) continue
      expect(problem.message).not.toBe('')
      expect(problem.end).toBeLessThanOrEqual(length)
      // What cannot be read is searched as plain words, none of which is replaced.
      const plain = await engine.search({ text, syntax: 'plain' })
      if (plain.corrected === undefined) expect(hits).toEqual(plain.hits)
    }
  })
})
