import { expect, it } from 'vitest'
import { baseUrlBanner } from './base-url-banner'

it('is a script that parses and names the configured base', () => {
  const code = baseUrlBanner('/docs/')
  expect(() => new Function(code)).not.toThrow()
  expect(code).toContain('base="/docs/"')
  expect(code.length).toBeLessThan(1600)
})

it('cannot be ended by a base that was written with that aim', () => {
  expect(baseUrlBanner('/</script>/')).not.toContain('</script>')
})
