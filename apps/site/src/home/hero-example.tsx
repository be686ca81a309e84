import { toHref } from '@landing/schema'
import { ArticleBody, useTheme } from '@landing/theme'
import code from './first-subaccount.tf?highlighted'

const created = ['btp_subaccount.dev', 'btp_subaccount_entitlement.alerts']

/** Each block of the code in an element, which styles join with the line of the plan. */
const blocks = code.replace(
  /(?<=<code[^>]*>)(.*\n)\n(.*)(?=<\/code>)/s,
  '<span class="hero-block">$1</span>\n<span class="hero-block">$2</span>',
)

/** A configuration and what applying it creates. */
export function HeroExample() {
  const { site } = useTheme()
  return (
    <div className="hero-example">
      <ArticleBody html={blocks} />
      <div className="hero-result">
        <p className="hero-plan">
          <span className="hero-command">terraform apply</span>
          {created.map((address) => (
            <span key={address} className="hero-created">
              {address}
            </span>
          ))}
          <span className="hero-done">{created.length} added, 0 changed, 0 destroyed</span>
        </p>
        <img
          className="hero-art"
          src={toHref(site.base, '/img/hero.svg')}
          alt=""
          width="560"
          height="420"
        />
      </div>
    </div>
  )
}
