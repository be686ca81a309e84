import { expect, it } from 'vitest'
import { sectionsOfHtml } from './sections-of-html'

const document = (main: string) =>
  `<!doctype html><html lang="en"><head><title>Team</title></head><body><nav>Menu</nav><div><main id="m"><div>${main}</div></main></div><footer>End</footer></body></html>`

it('reads the text of a page by headings, with and without ids', async () => {
  const html = document(
    '<h1>Team</h1><p>Who we <b>are</b>.</p><h2 id="joiners">New <i>joiners</i></h2><ul><li>One</li><li>Two</li></ul><h3>Guests</h3>',
  )
  expect(await sectionsOfHtml(html, 'Team')).toEqual([
    { anchor: '', heading: '', text: 'Who we are.' },
    { anchor: 'joiners', heading: 'New joiners', text: 'One Two' },
    { anchor: '', heading: 'Guests', text: '' },
  ])
})

it('keeps a heading that is not the title', async () => {
  expect(await sectionsOfHtml(document('<h1 id="we">We are 5</h1><p>All.</p>'), 'Team')).toEqual([
    { anchor: 'we', heading: 'We are 5', text: 'All.' },
  ])
})

it('takes the name of a card that leads elsewhere for text', async () => {
  const html = document(
    '<h2 id="next">Go on</h2><h3><a href="/webinars/">Webinars</a><span></span></h3><p>Recorded.</p><h3><a href="#more">More</a></h3>',
  )
  expect(await sectionsOfHtml(html, 'Team')).toEqual([
    { anchor: 'next', heading: 'Go on', text: 'Webinars Recorded.' },
    { anchor: '', heading: 'More', text: '' },
  ])
})

it('leaves out what says so, scripts, and all outside of main', async () => {
  const html = document(
    '<div data-search-ignore=""><h2>Secret</h2>Secret</div><script type="application/json">{"secret":1}</script><img src="/a.svg" alt="A map"><span class="sr-only">Secret</span>',
  )
  expect(await sectionsOfHtml(html, 'Team')).toEqual([{ anchor: '', heading: '', text: 'A map' }])
  expect(await sectionsOfHtml('<p>No main</p>', 'Team')).toEqual([])
})

it('keeps the lines of code apart, with their indentation', async () => {
  const html = document(
    '<p>Write:</p><figure><pre><code>resource {\n  <b>name</b>    = "x"  \n\n}\n</code></pre></figure><p>Then\nrun it.</p><pre>terraform apply</pre>',
  )
  expect(await sectionsOfHtml(html, 'Team')).toEqual([
    {
      anchor: '',
      heading: '',
      text: 'Write:\n\nresource {\n  name = "x"\n}\n\nThen run it.\n\nterraform apply',
    },
  ])
})

it('keeps elements in a row apart, but no parts of words', async () => {
  const html = document(
    '<div><a href="/a/">Write one</a><a href="/b/">Find one<span class="landing-visually-hidden"> (opens in new tab)</span></a></div><p>Now<b>here</b>, <code><span>a</span><span>.b</span></code></p>',
  )
  expect(await sectionsOfHtml(html, 'Team')).toEqual([
    { anchor: '', heading: '', text: 'Write one Find one Nowhere, a.b' },
  ])
})
