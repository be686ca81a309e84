import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { missingImages } from './config-images'

it('names images of the configuration that are no files of the site', () => {
  const config = resolveConfig({
    title: 'Site',
    url: 'https://example.org',
    favicon: 'img/icon.svg',
    socialImage: 'https://example.org/card.png',
    theme: {
      navbar: { logo: { src: '/img/Logo.svg', srcDark: 'img/dark%20logo.svg?v=2' } },
      footer: { logo: { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
    },
  })
  expect(
    missingImages(config, [], ['/img/icon.svg', '/img/logo.svg', '/img/dark logo.svg']),
  ).toEqual([
    {
      code: 'config/missing-image',
      message: 'The image "/img/Logo.svg" does not exist.',
      location: { file: 'configuration theme.navbar.logo.src' },
      help: 'Put it into static/img/Logo.svg, or correct the path; names are case-sensitive.',
    },
  ])
})
