import { BackToTopExample } from '../../examples/back-to-top'
import backToTopExample from '../../examples/back-to-top.tsx?highlighted'
import { FooterExample } from '../../examples/footer'
import footerExample from '../../examples/footer.tsx?highlighted'
import { FooterRowExample } from '../../examples/footer-row'
import footerRowExample from '../../examples/footer-row.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Footer'
export const description = 'The end of every page.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="Columns"
        code={footerExample}
        frame={320}
        about="Links are in columns if the first entry has a title."
      >
        <FooterExample />
      </Example>
      <Example title="One row" code={footerRowExample} frame={200}>
        <FooterRowExample />
      </Example>
      <Example
        title="Back to top"
        code={backToTopExample}
        about="It appears while a reader scrolls up a long page."
      >
        <BackToTopExample />
      </Example>
    </PartPage>
  )
}
