import { Badge, Callout, Card, CardGrid, LinkButton } from '@landing/theme'

export const title = ''
export const description =
  'A documentation framework in six TypeScript packages: its manual, its gallery of parts and its proof.'

const ways = [
  {
    title: 'Make a site',
    path: '/docs/start/',
    note: 'Five minutes',
    text: 'A folder of Markdown, one plugin, one command.',
  },
  {
    title: 'Write',
    path: '/docs/writing/',
    note: 'Every feature, live',
    text: 'Admonitions, tabs, code, formulas, Terraform: source and result.',
  },
  {
    title: 'Configure',
    path: '/docs/configure/',
    note: 'Every option',
    text: 'Types and defaults, taken from the code that reads them.',
  },
  {
    title: 'Look at the parts',
    path: '/parts/',
    note: 'Gallery',
    text: 'Bar, sidebar, search, footer: each alone, with the lines that show it.',
  },
  {
    title: 'Use one part elsewhere',
    path: '/docs/reuse/',
    note: 'Vite, Next, Docusaurus, plain Node',
    text: 'Each package stands alone; none of them brings a router you did not ask for.',
  },
  {
    title: 'Look something up',
    path: '/reference/',
    note: 'Six packages',
    text: 'All exports with their docstrings.',
  },
] as const

/** What this is, and the ways into it. */
export default function Home() {
  return (
    <div className="home">
      <section className="home-intro">
        <h1>Documentation from a folder of Markdown</h1>
        <p className="lead">
          Landing is a Vite plugin and the five packages it is made of. This site is made with it
          and has every option switched on. <Badge tone="information">0.1</Badge>
        </p>
        <div className="button-row">
          <LinkButton href="/docs/start/" design="emphasized">
            Make a site
          </LinkButton>
          <LinkButton href="/parts/">See the parts</LinkButton>
        </div>
      </section>
      <CardGrid>
        {ways.map(({ path, title: name, note, text }) => (
          <Card key={path} href={path} title={name} heading="h2" note={note}>
            {text}
          </Card>
        ))}
      </CardGrid>
      <Callout kind="info" title="Two languages">
        <p>
          The menu with the globe in the bar leads to the same page in Arabic, from right to left.
          Pages that are not translated are shown in English there.
        </p>
      </Callout>
    </div>
  )
}
