import { LinkButton } from '@landing/theme/parts'
import { ModeButton } from './mode-button'
import { Shell } from './shell'

/** A server component: only the shell and the button are sent as script. */
export default async function Home() {
  return (
    <Shell page={{ kind: 'component', path: '/', head: { title: '' }, component: '', props: {} }}>
      <section className="landing-container">
        <h1>Example</h1>
        <LinkButton href="/docs/" design="emphasized">
          Start
        </LinkButton>
        <ModeButton />
      </section>
    </Shell>
  )
}
