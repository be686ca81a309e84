// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { forgetVersions } from './forget-versions'

it('removes saved versions that a docs set does not have, on every page of the site', () => {
  document.body.innerHTML = `<div data-versions='{"default":["2.0","1.0"],"api":["current"]}'></div>`
  const saved = { default: '0.9', api: 'current', other: '1.0' }
  for (const [set, name] of Object.entries(saved)) {
    localStorage.setItem(`docs-preferred-version-${set}`, name)
  }
  forgetVersions(document)
  const left = Object.keys(saved).filter((set) =>
    localStorage.getItem(`docs-preferred-version-${set}`),
  )
  expect(left).toEqual(['api', 'other'])
})
