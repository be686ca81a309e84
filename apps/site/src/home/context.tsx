import { useHost } from '@landing/theme'

const links = [
  {
    label: 'Terraform in the administration of SAP BTP',
    path: '/docs/landing-page-content/bigger_context/',
  },
  { label: 'Webinars and recorded sessions', path: '/docs/landing-page-content/webinars/' },
  { label: 'Ask for something that is missing', path: '/docs/create_req/' },
]

/** Where to go from here. */
export function Context() {
  const { Link } = useHost()
  return (
    <section className="context" aria-labelledby="context">
      <h2 id="context" className="section-title">
        The bigger picture
      </h2>
      <ul className="context-list">
        {links.map((link) => (
          <li key={link.path}>
            <Link href={link.path}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
