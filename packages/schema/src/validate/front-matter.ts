import * as v from 'valibot'
import type { FrontMatter, FrontMatterSearch, FrontMatterTag } from '../front-matter'
import { explainIssue, type Fault } from './explain'
import { chosen, isRecord, list, record, shape, textThat } from './shape'
import { headingLevel } from './theme-schema'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())
const textOrNull = v.optional(v.nullable(v.string()))

const tag = chosen<FrontMatterTag>((value) =>
  isRecord(value)
    ? shape<Exclude<FrontMatterTag, string>>()({ label: v.string(), permalink: v.string() })
    : v.string(),
)

const entries = {
  id: text,
  title: text,
  description: text,
  keywords: v.optional(list(v.string())),
  image: text,
  slug: text,
  tags: v.optional(list(tag)),
  sidebar_label: text,
  sidebar_position: v.optional(v.number()),
  sidebar_class_name: text,
  sidebar_custom_props: v.optional(record(v.unknown())),
  displayed_sidebar: textOrNull,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: v.optional(headingLevel),
  toc_max_heading_level: v.optional(headingLevel),
  pagination_label: text,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  custom_edit_url: textOrNull,
  last_update: v.optional(
    shape<NonNullable<FrontMatter['last_update']>>()({
      date: v.optional(
        textThat((date) => !Number.isNaN(Date.parse(date)), 'a date such as 2026-01-31'),
      ),
      author: text,
    }),
  ),
  draft: flag,
  unlisted: flag,
  search: v.optional(
    shape<FrontMatterSearch>()({
      weight: v.optional(
        v.pipe(
          v.number(),
          v.check(
            (weight) => weight > 0 && weight <= 8,
            (issue) => `expected a number above 0 and up to 8, received ${issue.input}`,
          ),
        ),
      ),
      exclude: flag,
    }),
  ),
}

const frontMatter = shape<FrontMatter>()(entries)

const takesNull: readonly string[] = Object.entries(entries)
  .filter(([, schema]) => v.is(schema, null))
  .map(([key]) => key)

/** What front matter says, and what is wrong with it. */
export interface CheckedFrontMatter {
  /** The keys that are right; the others are left out. */
  readonly frontMatter: FrontMatter
  readonly issues: readonly Fault[]
}

/**
 * Checks the parsed front matter of a page. An empty value (`null`) counts as none, except where `null` means
 * something. An unknown key is a mistake that does no harm, a wrong type (`type`) an error.
 */
export function validateFrontMatter(value: unknown): CheckedFrontMatter {
  const given = isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([key, part]) => part !== null || takesNull.includes(key)),
      )
    : (value ?? {})
  const issues = v.safeParse(frontMatter, given).issues ?? []
  const wrong = new Set(issues.map((issue) => issue.path?.[0]?.key))
  const right = isRecord(given) ? Object.entries(given).filter(([key]) => !wrong.has(key)) : []
  return {
    frontMatter: Object.fromEntries(right),
    issues: issues.map((issue) => withAdvice(explainIssue(issue), issue)),
  }
}

/** YAML reads `1.10` and `yes` as something else than text; that is the commonest mistake. */
function withAdvice(fault: Fault, issue: v.BaseIssue<unknown>): Fault {
  const scalar = typeof issue.input === 'number' || typeof issue.input === 'boolean'
  return issue.type === 'string' && scalar
    ? { ...fault, reason: `${fault.reason}; put it in quotes` }
    : fault
}
