// Markdown as it is written, of any amount: 600 words of a vocabulary of 8,000, in which some are common and most rare.

/** The same numbers on every machine, from 0 to 1. */
function random(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const common =
  'the of and to in a is that for it as with on be this are by an or from at which can not if has will when its all one use each may then must only more into also set than other'.split(
    ' ',
  )
const vocabulary = makeVocabulary()
/** Sums of Zipf's law: the word of rank n is used 1/n times as often as the first. */
const shares = sums(vocabulary.map((_, rank) => 1 / (rank + 2.7)))

function makeVocabulary() {
  const next = random(20261121)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const onsets = 'b c d f g h k l m n p r s t v br cl dr fl gr pl sc st tr'.split(' ')
  const vowels = 'a e i o u ai ea io'.split(' ')
  const ends = 'd g l m n r s t ct nd nt rk st ing er'.split(' ')
  const words = new Set()
  while (words.size < 8000) {
    const syllables = Array.from(
      { length: 1 + Math.floor(next() * 3) },
      () => pick(onsets) + pick(vowels),
    )
    words.add(syllables.join('') + pick(ends))
  }
  return [...words]
}

function sums(values) {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

/** Index of the first sum that is greater than the value. */
function firstAbove(value) {
  let low = 0
  let high = shares.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (shares[middle] < value) low = middle + 1
    else high = middle
  }
  return low
}

const capital = (text) => text[0].toUpperCase() + text.slice(1)
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/**
 * A page with front matter, sections, a table, a list, code, an admonition and links.
 *
 * @param linkTo relative link to another page, chosen by a number from 0 to 1
 */
export function syntheticPage(page, linkTo) {
  const next = random(page + 1)
  const word = () => vocabulary[firstAbove(next() * shares.at(-1))]
  const anyWord = () => {
    const kind = next()
    if (kind < 0.42) return common[Math.floor(next() ** 2 * common.length)]
    return kind < 0.46 ? `\`${word()}_${word()}\`` : word()
  }
  const sentence = () =>
    `${capital(word())} ${times(8 + Math.floor(next() * 10), anyWord).join(' ')}.`
  const paragraph = () => times(3 + Math.floor(next() * 1.9), sentence).join(' ')
  const section = (
    index,
  ) => `${index % 3 === 2 ? '###' : '##'} ${capital(word())} ${word()} ${index}

${paragraph()} See [${word()} ${word()}](${linkTo(next())}).

${paragraph()}
`
  const title = `${capital(word())} ${word()} ${page}`
  const [first, second, ...rest] = times(6, section)
  return `---
title: ${title}
description: ${word()} ${word()} ${word()} ${word()}
tags: [tag-${Math.floor(next() * 40)}, tag-${Math.floor(next() * 40)}]
---

# ${title}

${paragraph()}

${first}
| Name | Type | Default | Description |
| --- | --- | --- | --- |
${times(6, () => `| \`${word()}_${word()}\` | string | \`true\` | ${word()} ${word()} ${word()} ${word()} |`).join('\n')}

${second}
\`\`\`hcl
resource "${word()}_${word()}" "example" {
${times(6, () => `  ${word()} = "${word()}-${word()}"`).join('\n')}
  count = ${page} # ${word()}
}
\`\`\`

${rest.join('\n')}
:::tip

${sentence()}

:::

${times(4, () => `- \`${word()}\` - (Required) ${sentence()}`).join('\n')}
`
}
