/** The public API of a built package, by its folder, in Markdown. */
export function apiReport(folder: string): string
