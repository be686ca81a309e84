import { toHref } from '@landing/schema'
import { useHost, useSite } from '@landing/theme'

/** What this is, in one screen. */
export function Hero() {
  const { Link } = useHost()
  const site = useSite()
  return (
    <section className="hero">
      <div className="hero-text">
        <h1 className="hero-title">Terraform on SAP BTP</h1>
        <p className="hero-lead">
          Describe directories, subaccounts, entitlements and role collections as code. Plan the
          change, review it, apply it – with Terraform or OpenTofu.
        </p>
        <p className="hero-actions">
          <Link className="button button-primary" href="/docs/landing-page-content/where_to_start/">
            Write your first configuration
          </Link>
          <Link className="button" href="/docs/landing-page-content/terraform_providers/">
            Find a provider
          </Link>
        </p>
      </div>
      <img
        className="hero-art"
        src={toHref(site.base, '/img/hero.svg')}
        alt=""
        width="560"
        height="420"
      />
    </section>
  )
}
