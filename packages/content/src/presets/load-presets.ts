import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LandingError, type ResolvedConfig } from '@landing/schema'
import { digest } from '../text/digest'
import { isRecord } from '../text/is-record'
import { importExport } from './import-module'
import { ownDialect, type Preset } from './preset'

/** The presets of a site. */
export interface Presets {
  readonly all: readonly Preset[]
  /** Names them with the hashes of their modules, for caches; empty when there are none. */
  readonly key: string
  of(dialect: string): Preset | undefined
}

export const noPresets: Presets = { all: [], key: '', of: () => undefined }

/** Loads presets by the names of their modules. @throws LandingError `content/preset` */
export async function loadPresets(names: readonly string[], contentDir: string): Promise<Presets> {
  if (names.length === 0) return noPresets
  const loaded = await Promise.all(names.map((name) => load(name, contentDir)))
  const all = loaded.map(({ preset }) => preset)
  return {
    all,
    key: digest(JSON.stringify(loaded.map(({ key }) => key)), 16),
    of: (dialect) => all.find((preset) => preset.dialect === dialect),
  }
}

async function load(name: string, contentDir: string) {
  const { value, address } = await importExport(name, contentDir, 'preset')
  if (!isPreset(value)) {
    throw new LandingError('content/preset', `The module "${name}" exports no preset.`, {
      advice: 'A preset is an object with "dialect" and hooks: see the manual, "Dialects".',
    })
  }
  return { preset: value, key: [name, hashOf(address)] }
}

function isPreset(value: unknown): value is Preset {
  return isRecord(value) && typeof value.dialect === 'string'
}

function hashOf(address: string): string {
  return address.startsWith('file:') ? digest(readFileSync(fileURLToPath(address))) : address
}

/** @throws LandingError `content/dialect` for a docs set whose dialect no preset has */
export function checkDialects(config: ResolvedConfig, presets: Presets): void {
  for (const { id, dialect } of config.docs) {
    if (dialect === ownDialect || presets.of(dialect) !== undefined) continue
    const known = [ownDialect, ...presets.all.map((preset) => preset.dialect)]
    throw new LandingError(
      'content/dialect',
      `Unknown dialect "${dialect}" of the docs set "${id}"; known: ${known.map((name) => `"${name}"`).join(', ')}.`,
      {
        advice:
          'Dialects come from presets. Install the package that has this one, and name it in the configuration: presets: ["@landing/…"].',
      },
    )
  }
}
