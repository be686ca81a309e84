/** Kinds of Material for MkDocs; those with `true` are named in the title, as Landing's name says something else. */
export const admonitionKinds: Readonly<Record<string, readonly [kind: string, isNamed?: true]>> = {
  ...Object.fromEntries(
    'note tip info important success warning caution danger'
      .split(' ')
      .map((kind) => [kind, [kind]]),
  ),
  abstract: ['info', true],
  summary: ['info', true],
  tldr: ['info', true],
  todo: ['info', true],
  hint: ['tip'],
  check: ['success'],
  done: ['success'],
  question: ['info', true],
  help: ['info', true],
  faq: ['info', true],
  attention: ['warning', true],
  failure: ['danger', true],
  fail: ['danger', true],
  missing: ['danger', true],
  error: ['danger', true],
  bug: ['danger', true],
  example: ['secondary', true],
  quote: ['secondary', true],
  cite: ['secondary', true],
}
