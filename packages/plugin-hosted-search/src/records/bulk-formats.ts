import { languageOf } from '@landing/search/build'
import type { SearchRecord } from '../search-record'
import type { SearchRecords } from './hosted-catalog'

/** How a service takes records and settings. */
export interface BulkFormat {
  /** The lines of a record: JSON. */
  lines(record: SearchRecord): readonly object[]
  /** Contents of the files beside the records, by name. */
  files(records: SearchRecords, index: string): Readonly<Record<string, unknown>>
}

/** In the order of their weight. */
const SEARCHED = ['title', 'heading', 'keywords', 'description', 'text']

/** Characters that join the words of identifiers. */
const JOINTS = ['_', '-', '.', '/', '@']

const algolia: BulkFormat = {
  lines: ({ id, ...record }) => [{ objectID: id, ...record }],
  files: ({ synonyms, locales }) => ({
    'settings.json': {
      searchableAttributes: SEARCHED.map((field) => `unordered(${field})`),
      attributesForFaceting: ['filterOnly(scopes)', 'filterOnly(tags)'],
      attributeForDistinct: 'path',
      distinct: true,
      customRanking: ['desc(weight)', 'asc(position)'],
      queryLanguages: languages(locales),
      indexLanguages: languages(locales),
      ignorePlurals: true,
    },
    ...(synonyms.length > 0 && {
      'synonyms.json': numbered(synonyms).map(({ id, words }) => ({
        objectID: id,
        type: 'synonym',
        synonyms: words,
      })),
    }),
  }),
}

const typesense: BulkFormat = {
  lines: (record) => [record],
  files({ synonyms, locales }, index) {
    const [language = 'en', ...others] = languages(locales)
    // Typesense cuts words by the rules of one language; without one, at spaces.
    const locale = others.length > 0 || language === 'en' ? {} : { locale: language }
    const text = (name: string) => ({ name, type: 'string', ...locale })
    return {
      'settings.json': {
        name: index,
        fields: [
          ...SEARCHED.map((name) =>
            name === 'keywords' ? { ...text(name), type: 'string[]' } : text(name),
          ),
          ...['scopes', 'tags'].map((name) => ({ name, type: 'string[]', facet: true })),
          { name: 'path', type: 'string', facet: true },
          { name: 'weight', type: 'float' },
          { name: 'position', type: 'int32' },
        ],
        token_separators: JOINTS,
        ...(synonyms.length > 0 && { synonym_sets: [index] }),
      },
      ...(synonyms.length > 0 && {
        'synonyms.json': {
          items: numbered(synonyms).map(({ id, words }) => ({ id, synonyms: words })),
        },
      }),
    }
  },
}

const meilisearch: BulkFormat = {
  lines: (record) => [record],
  files: ({ synonyms }) => ({
    'settings.json': {
      searchableAttributes: SEARCHED,
      filterableAttributes: ['scopes', 'tags'],
      distinctAttribute: 'path',
      rankingRules: [
        ...['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
        ...['weight:desc', 'position:asc'],
      ],
      synonyms: Object.fromEntries(
        synonyms.flat().map((word) => {
          const groups = synonyms.filter((group) => group.includes(word))
          return [word, [...new Set(groups.flat())].filter((other) => other !== word)]
        }),
      ),
    },
  }),
}

/** Names of Lucene's stemmers. */
const STEMMERS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  de: 'light_german',
  en: 'english',
  es: 'light_spanish',
  fr: 'light_french',
  it: 'light_italian',
  nl: 'dutch',
  pt: 'light_portuguese',
  ru: 'russian',
}

const opensearch: BulkFormat = {
  lines: ({ id, ...record }) => [{ index: { _id: id } }, record],
  files({ synonyms, locales }) {
    const [language = '', ...others] = languages(locales)
    const stemmer = others.length === 0 ? STEMMERS[language] : undefined
    const stem = stemmer === undefined ? [] : ['stem']
    const analyzer = (...filter: string[]) => ({
      type: 'custom',
      tokenizer: 'standard',
      char_filter: ['joints'],
      filter: ['lowercase', ...filter],
    })
    const text = { type: 'text', analyzer: 'page', search_analyzer: 'query' }
    return {
      'settings.json': {
        settings: {
          analysis: {
            char_filter: {
              joints: { type: 'mapping', mappings: JOINTS.map((joint) => `${joint} => \\u0020`) },
            },
            filter: {
              ...(stemmer !== undefined && { stem: { type: 'stemmer', language: stemmer } }),
              synonyms: {
                type: 'synonym_graph',
                synonyms: synonyms.map((group) => group.join(', ')),
              },
            },
            analyzer: { page: analyzer(...stem), query: analyzer('synonyms', ...stem) },
          },
        },
        mappings: {
          dynamic: false,
          properties: {
            ...Object.fromEntries(SEARCHED.map((field) => [field, text])),
            ...Object.fromEntries(
              ['scopes', 'tags', 'path'].map((field) => [field, { type: 'keyword' }]),
            ),
            weight: { type: 'float' },
            position: { type: 'integer' },
          },
        },
      },
    }
  },
}

/** Formats by service. */
export const bulkFormats: Readonly<Record<string, BulkFormat>> = {
  ...{ algolia, typesense, meilisearch, opensearch },
}

function languages(locales: readonly string[]): string[] {
  return [...new Set(locales.map(languageOf))]
}

function numbered(synonyms: SearchRecords['synonyms']) {
  return synonyms.map((words, index) => ({ id: `group-${index + 1}`, words }))
}
