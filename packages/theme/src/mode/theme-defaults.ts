/*
 * Defaults for hosts that pass options as they were written. `resolveConfig` sets the same; a test compares.
 * Bundlers inline them one by one.
 */
export const defaultFamily = 'sap_horizon'
export const defaultMode = 'light'
export const defaultRespectSystem = true
export const defaultAnnouncement = 'announcement-bar'
export const defaultCloseable = true
