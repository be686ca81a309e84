import type { Port } from './protocol'
import { serve } from './serve'

// The only module with an effect: a worker made of it answers requests.
serve(globalThis as unknown as Port)
