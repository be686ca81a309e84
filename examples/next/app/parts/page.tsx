import {
  Badge,
  Breadcrumbs,
  Callout,
  Card,
  CardGrid,
  CodeBlock,
  LinkButton,
  Pager,
  Tabs,
  Toc,
} from '@landing/theme/parts'

const tabs = [
  { label: 'npm', children: <CodeBlock language="sh">npm start</CodeBlock> },
  { label: 'pnpm', children: <CodeBlock language="sh">pnpm start</CodeBlock> },
]

/** A server component with parts of the theme, without its root. */
export default async function Parts() {
  return (
    <main>
      <Breadcrumbs page={{ path: '/parts/', breadcrumbs: [{ label: 'Parts' }] }} />
      <h1>Parts</h1>
      <Toc toc={[{ text: 'Start', id: 'start', level: 2 }]} />
      <LinkButton href="/docs/" design="emphasized">
        Start
      </LinkButton>
      <Callout kind="tip" title="Tip">
        <p>No shell is needed.</p>
      </Callout>
      <h2 id="start">Start</h2>
      <Tabs tabs={tabs} />
      <CardGrid>
        <Card href="/docs/" title="Docs" heading="h2">
          <Badge tone="positive">New</Badge>
        </Card>
      </CardGrid>
      <Pager page={{ next: { label: 'Docs', path: '/docs/' } }} />
    </main>
  )
}
