import { Card, CardGrid, LinkButton } from '@landing/theme/parts'

export const title = 'Home'
export const description = 'What it is, in one line.'

export default function Home() {
  return (
    <div className="home">
      <h1>My documentation</h1>
      <p>What it is and who it is for, in one line.</p>
      <LinkButton href="/docs/start/" design="emphasized">
        Start here
      </LinkButton>
      <CardGrid>
        <Card href="/docs/start/" title="Start" heading="h2">
          From nothing to a first result.
        </Card>
        <Card href="/docs/guides/write/" title="Guides" heading="h2">
          One task per page.
        </Card>
      </CardGrid>
    </div>
  )
}
