import { LinkButton, Page } from '@landing/theme'

export const meta = () => [{ title: 'Example' }]

export default function Home() {
  return (
    <Page page={{ kind: 'component', path: '/', head: { title: '' }, component: '', props: {} }}>
      <section className="landing-container">
        <h1>Example</h1>
        <LinkButton href="/docs/" design="emphasized">
          Start
        </LinkButton>
      </section>
    </Page>
  )
}
