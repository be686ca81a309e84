import type { Selector } from 'lightningcss'
export function splitLists(selector: Selector): Selector | Selector[]
