import { Badge, Card, CardGrid, siteData, ThemeRoot } from '@landing/theme'

export function CardsExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example', base: '/landing/' })}>
      <CardGrid>
        <Card href="/docs/" title="The manual" note="30 pages">
          How it works. <Badge tone="information">New</Badge>
        </Card>
        <Card href="/reference/" title="The reference" note="6 packages">
          What there is.
        </Card>
      </CardGrid>
    </ThemeRoot>
  )
}
