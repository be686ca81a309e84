import { Anchor, LinkButton, siteData, ThemeRoot } from '@landing/theme'

export function ButtonsExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example', base: '/landing/' })}>
      <div className="landing-button-row">
        <LinkButton href="/docs/" design="emphasized">
          Read on
        </LinkButton>
        <LinkButton href="/reference/">Look up</LinkButton>
        <Anchor href="https://example.org">Elsewhere</Anchor>
      </div>
    </ThemeRoot>
  )
}
