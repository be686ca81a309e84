import { describe, expect, it } from 'vitest'
import { findClientCode, mayHoldClientCode, toMessage } from './client-boundary'
import { parseModule } from './parse-module'

/** Names with their places. */
function found(code: string): string[] {
  const parsed = parseModule('/site/a.tsx', code)
  if (parsed === undefined) throw new Error('syntax')
  const uses = findClientCode(code, parsed)
  if (uses.length > 0) expect(code).toMatch(mayHoldClientCode)
  return uses.map(({ kind, name, line, column }) => `${line}:${column} ${kind} ${name}`)
}

describe('hooks', () => {
  it.each([
    ["import { useState } from 'react'\nconst [a] = useState(1)", ['2:13 hook useState']],
    ["import { useState as s } from 'react'\nuseX(s<number>(1))", ['2:6 hook useState']],
    ["import React from 'react'\nReact.useEffect(() => {})", ['2:1 hook useEffect']],
    ["import * as R from 'react'\nR.useReducer(r, 1)", ['2:1 hook useReducer']],
    ["import { useFormStatus } from 'react-dom'\nuseFormStatus()", ['2:1 hook useFormStatus']],
  ])('that need a browser are found: %j', (code, expected) => {
    expect(found(code)).toEqual(expected)
  })

  it.each([
    "import { useState } from 'react'",
    "import { useState } from './own'\nuseState()",
    "import { type useState } from 'react'\nuseState()",
    "import { useContext, useId, useMemo, useRef, useCallback } from 'react'\nuseContext(A); useId(); useMemo(f); useRef(); useCallback(f)",
    "import { useTheme } from '@landing/theme'\nuseTheme()",
  ])('are left alone: %j', (code) => {
    expect(found(code)).toEqual([])
  })
})

describe('event handlers', () => {
  it.each([
    ['const a = <p>\n  <button onClick={go} />\n</p>', ['2:11 handler onClick']],
    ['const a = <my-element onChange={go} />', ['1:23 handler onChange']],
    ["import { Button } from 'ui'\nconst a = <Button onClick={go} />", ['2:19 handler onClick']],
    ["import * as U from '@x/ui/b'\nconst a = <U.B onClick={go} />", ['2:16 handler onClick']],
  ])('are found: %j', (code, expected) => {
    expect(found(code)).toEqual(expected)
  })

  it.each([
    "import { List } from './list'\nconst a = <List onItem={show} />",
    "import { List } from '@/list'\nconst a = <List onItem={show} />",
    'const a = <details onlyOne="x" />',
    'const onClick = go',
  ])('are left alone: %j', (code) => {
    expect(found(code)).toEqual([])
  })
})

describe('style attributes', () => {
  it('of HTML elements are found', () => {
    const code = "const a = <p>\n  <b style={{ color: 'red' }} /><i style='x' />\n</p>"
    expect(found(code)).toEqual(['2:6 style b', '2:36 style i'])
  })

  it.each([
    "import { Button } from 'ui'\nconst a = <Button style={{ color: 'red' }} />",
    'const style = 1',
    'const a = <p className="style" />',
  ])('are not seen in: %j', (code) => {
    expect(found(code)).toEqual([])
  })

  it('are named with what to write', () => {
    const use = { kind: 'style', name: 'b', line: 2, column: 6 } as const
    expect(toMessage('/site/a.tsx', use)).toEqual({
      code: 'client/style',
      severity: 'throw',
      location: { file: '/site/a.tsx', line: 2, column: 6 },
      message:
        "The style attribute of <b> would have no effect: the site's security policy blocks it.",
      help: `Use a class and a style sheet, or allow all styles in HTML: security: { policy: { 'style-src': ["'unsafe-inline'"] } }.`,
    })
  })
})

it('says where and what to do', () => {
  const use = { kind: 'hook', name: 'useState', line: 2, column: 13 } as const
  expect(toMessage('/site/a.tsx', use)).toMatchObject({
    code: 'client/hook',
    severity: 'throw',
    location: { file: '/site/a.tsx', line: 2, column: 13 },
    message: expect.stringContaining('"useState"'),
    help: expect.stringContaining("Add 'use client' as the first line"),
  })
})
