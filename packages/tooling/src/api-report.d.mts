/** The public API of a built package, by its folder, in Markdown. */
export function apiReport(folder: string): string

/** Exports of a built package without a doc comment: entry and name. */
export function undocumented(folder: string): string[]
