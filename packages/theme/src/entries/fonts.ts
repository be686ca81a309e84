/**
 * The font files every page uses, as file names below `@landing/theme/fonts/`: what to preload.
 * The style sheet names the same files, so a bundler gives both the same address.
 */
export const preloadedFonts = ['72-Regular.woff2', '72-Bold.woff2'] as const
