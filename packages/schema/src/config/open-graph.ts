import * as v from 'valibot'
import { options } from './options'

const openGraphOptions = options({
  /** Color of the background; default: `#ffffff`. */
  background: v.optional(v.string(), '#ffffff'),
  /** Color of the texts; default: `#131e29`. */
  color: v.optional(v.string(), '#131e29'),
  /** Color of the stripe at the top; default: `#0064d9`. */
  accent: v.optional(v.string(), '#0064d9'),
})

/** Look of the Open Graph images that builds render: 1200 × 630 pixels each. */
export interface OpenGraphConfig extends v.InferInput<typeof openGraphOptions> {}

/** `OpenGraphConfig` with its defaults. */
export interface ResolvedOpenGraph extends v.InferOutput<typeof openGraphOptions> {}

export const openGraphConfig: v.GenericSchema<OpenGraphConfig, ResolvedOpenGraph> = openGraphOptions
