import { Card, CardGrid } from '@landing/theme'

const tasks = [
  {
    title: 'Start from nothing',
    text: 'Log in, write a configuration with a subaccount and an entitlement, plan it and apply it.',
    path: '/docs/landing-page-content/where_to_start/',
    note: 'First steps',
  },
  {
    title: 'Bring in what exists',
    text: 'Export a subaccount that grew by hand as code with import blocks, and take it over without a rebuild.',
    path: '/docs/landing-page-content/exporter/',
    note: 'Exporter',
  },
  {
    title: 'Copy what works',
    text: 'Complete setups for common landscapes, from a single subaccount to a whole account structure.',
    path: '/docs/landing-page-content/samples/',
    note: 'Samples',
  },
] as const

/** The three commonest entry points. */
export function Tasks() {
  return (
    <section className="home-section" aria-labelledby="tasks">
      <h2 id="tasks">What brings you here?</h2>
      <CardGrid>
        {tasks.map(({ path, title, note, text }) => (
          <Card key={path} href={path} title={title} note={note}>
            {text}
          </Card>
        ))}
      </CardGrid>
    </section>
  )
}
