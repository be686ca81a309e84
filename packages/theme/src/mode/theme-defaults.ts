/** Defaults for hosts that pass options as they were written. `resolveConfig` sets the same; a test compares. */
export const themeDefaults = {
  family: 'sap_horizon',
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  announcementBar: { id: 'announcement-bar', isCloseable: true },
} as const
