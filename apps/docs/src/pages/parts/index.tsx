import { homePath } from '@landing/schema'
import { Card, CardGrid, useTheme } from '@landing/theme'
import { galleryParts } from '../../gallery/gallery-parts'

export const title = 'Gallery'
export const description =
  'Every part of the theme as a live example, with the few lines of code that show it.'

/** All pages of the gallery. */
export default function Gallery() {
  const { site } = useTheme()
  const root = homePath(site)
  return (
    <div className="gallery-index">
      <header>
        <h1>Gallery</h1>
        <p className="landing-lead">{description}</p>
      </header>
      <CardGrid>
        {galleryParts.map(({ path, title, text }) => (
          <Card key={path} href={root + path} title={title} heading="h2">
            {text}
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}
