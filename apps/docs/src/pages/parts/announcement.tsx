import { AnnouncementExample } from '../../examples/announcement'
import announcementExample from '../../examples/announcement.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Announcement'
export const description =
  'A line above the navbar. Readers who close it do not see it again until its id changes.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="An announcement"
        code={announcementExample}
        about="The line above this site can be closed; this one cannot."
      >
        <AnnouncementExample />
      </Example>
    </PartPage>
  )
}
