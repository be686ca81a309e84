import { Callout, Card, CardGrid, LinkButton } from '@landing/theme/parts'

/** Tailwind's utilities with the theme's tokens around parts of the theme, in a server component. */
export default function Home() {
  return (
    <main className="mx-auto max-w-3xl p-8">
      <h1 className="text-landing-h1">Example</h1>
      <LinkButton href="/" design="emphasized">
        Start
      </LinkButton>
      <button type="button" className="rounded-landing-m bg-landing-surface px-6 py-3">
        Tailwind
      </button>
      <Callout kind="tip" title="Tip">
        <p>Beside preflight.</p>
      </Callout>
      <CardGrid>
        <Card href="/" title="Docs" heading="h2">
          In one command.
        </Card>
      </CardGrid>
    </main>
  )
}
