'use client'

// First: UI5 reads its settings when the first of its elements is defined.
import '../ui5/page-start'

export { BusyIndicator } from '@ui5/webcomponents-react/BusyIndicator'
export { Button } from '@ui5/webcomponents-react/Button'
export { Dialog } from '@ui5/webcomponents-react/Dialog'
export { MessageStrip } from '@ui5/webcomponents-react/MessageStrip'
export { SegmentedButton } from '@ui5/webcomponents-react/SegmentedButton'
export { SegmentedButtonItem } from '@ui5/webcomponents-react/SegmentedButtonItem'
export { Switch } from '@ui5/webcomponents-react/Switch'
export { Tag } from '@ui5/webcomponents-react/Tag'
