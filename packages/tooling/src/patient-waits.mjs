import { vi } from 'vitest'

/** Vitest's default of a second is short for a machine under load. */
const patient = { timeout: 10_000 }

const { waitFor, waitUntil } = vi
vi.waitFor = (check, options) => waitFor(check, { ...patient, ...options })
vi.waitUntil = (check, options) => waitUntil(check, { ...patient, ...options })
