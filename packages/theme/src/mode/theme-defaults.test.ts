import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import {
  defaultAnnouncement,
  defaultCloseable,
  defaultFamily,
  defaultMode,
  defaultRespectSystem,
} from './theme-defaults'

it('has the defaults of the configuration', () => {
  const announcementBar = { content: 'Version 2 is out.' }
  const config = { title: 'Docs', url: 'https://example.org', theme: { announcementBar } }
  expect(resolveConfig(config).theme).toMatchObject({
    family: defaultFamily,
    colorMode: { defaultMode, respectPrefersColorScheme: defaultRespectSystem },
    announcementBar: { id: defaultAnnouncement, isCloseable: defaultCloseable },
  })
})
