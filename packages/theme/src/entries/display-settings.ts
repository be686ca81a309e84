'use client'

export { DisplaySettings, type DisplaySettingsProps } from '../page/display-settings'
