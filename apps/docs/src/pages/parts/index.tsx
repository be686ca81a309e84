import { Card, CardGrid } from '@landing/theme'
import { galleryParts } from '../../gallery/gallery-parts'

export const title = 'Gallery'
export const description =
  'Every part of the theme as a live example, with the few lines of code that show it.'

/** All pages of the gallery. */
export default function Gallery() {
  return (
    <div className="gallery-index">
      <header>
        <h1>Gallery</h1>
        <p className="lead">{description}</p>
      </header>
      <CardGrid>
        {galleryParts.map(({ path, title, text }) => (
          <Card key={path} href={path} title={title} heading="h2">
            {text}
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}
