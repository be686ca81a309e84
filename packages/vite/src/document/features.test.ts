import { expect, it } from 'vitest'
import { featuresIn, holdsAny } from './features'

it.each([
  ['<p><ui5-button>Go</ui5-button></p>', ['ui5']],
  ['<main class="landing-home"><del>a</del></main>', ['home', 'rare']],
  ['<div id="a" class="x landing-hero"></div>', ['home']],
  ['<ul class="landing-suggestions-entries"></ul>', ['suggestions']],
  ['<code class="landing-tk-ansi-red">a</code>', ['rare']],
  ['<table><tr id="a"></tr></table>', ['rare']],
  ['<tr><td id="a" class="landing-embed-link">&lt;del> class="landing-home"</td></tr>', []],
])('are read from the HTML of React: %s', (html, features) => {
  expect([...featuresIn(html)]).toEqual(features)
})

it.each([
  ['<math display="block">', 'math, .formula', true],
  ['<p class="a formula b">', 'math, .formula', true],
  ['<p class="my-formula"><mathx>&lt;math>', 'math, .formula', false],
])('finds the elements and classes of a plugin: %s', (html, names, isThere) => {
  expect(holdsAny(html, names)).toBe(isThere)
})
