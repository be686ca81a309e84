import { takeOver } from './hand-over'
import type { Port } from './protocol'
import { serve } from './serve'

// The only module with an effect. A worker made of it answers requests. In a page that imports it,
// so that a site has the engine in one file, it answers where it is handed a port: bundlers leave a
// worker's file no exports.
if (typeof document === 'undefined') serve(globalThis as unknown as Port)
else takeOver(serve)
