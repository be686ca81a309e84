import { LinkButton, useTheme } from '@landing/theme'
import { HeroExample } from './hero-example'

/** What this is, for whom, and what a first configuration looks like, in one screen. */
export function Hero() {
  const { site } = useTheme()
  return (
    <section className="hero">
      <div className="hero-text">
        <p className="hero-tagline">{site.tagline}</p>
        <h1>Terraform on SAP BTP</h1>
        <p className="hero-lead">
          For those who administer global accounts: describe directories, subaccounts, entitlements
          and role collections as code, review the plan, apply it – with Terraform or OpenTofu and
          the providers that SAP publishes.
        </p>
        <div className="landing-button-row">
          <LinkButton href="/docs/landing-page-content/where_to_start/" design="emphasized">
            Write your first configuration
          </LinkButton>
          <LinkButton href="/docs/landing-page-content/terraform_providers/">
            Find a provider
          </LinkButton>
        </div>
      </div>
      <HeroExample />
    </section>
  )
}
