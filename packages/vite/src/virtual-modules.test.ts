import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteData } from '@landing/schema'
import { expect, it } from 'vitest'
import { loadVirtual, resolvedId } from './virtual-modules'

const root = mkdtempSync(join(tmpdir(), 'landing-virtual-'))

function overrides(htmlLang: string, theme: SiteData['theme'] = {}): string {
  const site = { locale: { htmlLang }, theme } as SiteData
  const id = resolvedId('virtual:landing/overrides')
  return loadVirtual(id, () => ({ root, site, pages: [] })) ?? ''
}

it('adds nothing to an English site in Horizon', () => {
  expect(overrides('en')).not.toContain('import')
})

it('brings the texts of the language, and UI5 in it', () => {
  expect(overrides('de-AT')).toMatch(/import \{ de as catalogue \} from ".*messages\/de\.[jt]s"/)
  expect(overrides('de-AT')).toContain('ui5-languages')
  expect(overrides('fr')).toContain('const catalogue = {}')
})

it('brings the other family below the styles of the site', () => {
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/styles.css'), '')
  const code = overrides('en', { family: 'sap_fiori_3' })
  expect(code.indexOf('sap_fiori_3_auto.css')).toBeGreaterThan(0)
  expect(code.indexOf('src/styles.css')).toBeGreaterThan(code.indexOf('sap_fiori_3_auto.css'))
})
