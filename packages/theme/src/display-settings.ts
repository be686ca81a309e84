'use client'

// First: UI5 reads its settings when the first of its elements is defined.
import './ui5/page-start'

export { DisplaySettings, type DisplaySettingsProps } from './ui5/display-settings'
