import { homePath } from '@landing/schema'
import { Badge, Callout, Card, CardGrid, LinkButton, useTheme } from '@landing/theme'
import { homeTexts } from '../home/home-texts'

export const title = ''
export const description =
  'A documentation framework in six TypeScript packages: its manual, its gallery of parts and its proof.'

/** What this is, and the ways into it, in the language of the page. */
export default function Home() {
  const { site } = useTheme()
  const texts = homeTexts[site.locale.code === 'ar' ? 'ar' : 'en']
  const root = homePath(site)
  return (
    <div className="home">
      <section className="home-intro">
        <Badge tone="information">0.1</Badge>
        <h1>{texts.title}</h1>
        <p className="landing-lead">{texts.lead}</p>
        <div className="landing-button-row">
          <LinkButton href={`${root}docs/start/`} design="emphasized">
            {texts.start}
          </LinkButton>
          <LinkButton href={`${root}parts/`}>{texts.parts}</LinkButton>
        </div>
      </section>
      <CardGrid>
        {texts.ways.map((way) => (
          <Card
            key={way.path}
            href={root + way.path}
            title={way.title}
            heading="h2"
            note={way.note}
          >
            {way.text}
          </Card>
        ))}
      </CardGrid>
      <Callout kind="info" title={texts.languages.title}>
        <p>{texts.languages.text}</p>
      </Callout>
    </div>
  )
}
