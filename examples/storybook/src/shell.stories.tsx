import { Page, siteData, ThemeRoot } from '@landing/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'

const site = siteData({
  title: 'Example',
  theme: { navbar: { items: [{ to: '/docs/', label: 'Docs' }] } },
})

/** A whole page, with the props of the bar and the article as controls. */
function Shell({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <ThemeRoot site={site}>
      <Page
        page={{ kind: 'component', path: '/', head: { title: heading }, component: '', props: {} }}
      >
        <section className="landing-container">
          <h1>{heading}</h1>
          <p>{text}</p>
        </section>
      </Page>
    </ThemeRoot>
  )
}

const meta = {
  title: 'Pages/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Example', text: 'A page of the theme.' },
} satisfies Meta<typeof Shell>
export default meta

export const Whole: StoryObj<typeof meta> = {}
