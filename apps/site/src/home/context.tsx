import { Card, CardGrid } from '@landing/theme'

const links = [
  {
    title: 'The bigger context',
    text: 'Where Terraform stands in the administration of SAP BTP.',
    path: '/docs/landing-page-content/bigger_context/',
  },
  {
    title: 'Webinars',
    text: 'Recorded sessions, from a first look to brownfield projects.',
    path: '/docs/landing-page-content/webinars/',
  },
  {
    title: 'Something is missing?',
    text: 'How to ask for a resource, a sample or a page.',
    path: '/docs/create_req/',
  },
] as const

/** Where to go from here. */
export function Context() {
  return (
    <section className="home-section" aria-labelledby="context">
      <h2 id="context">Go further</h2>
      <CardGrid>
        {links.map(({ path, title, text }) => (
          <Card key={path} href={path} title={title}>
            {text}
          </Card>
        ))}
      </CardGrid>
    </section>
  )
}
