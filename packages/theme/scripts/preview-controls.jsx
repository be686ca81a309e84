// A page that imports UI5 elements itself and does nothing else for UI5.
import { Button, Tag } from '@landing/theme/controls'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <main>
    <h1>Controls</h1>
    <Button>Default</Button> <Tag design="Information">New</Tag>
  </main>,
)
document.documentElement.dataset.ready = ''
