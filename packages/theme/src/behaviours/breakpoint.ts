/** Media query of the desktop layout: above 996 CSS pixels. The style sheets say the same. */
export const DESKTOP = '(min-width: 997px)'
