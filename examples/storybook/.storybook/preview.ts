import '@landing/theme/styles.css'
import type { Preview } from '@storybook/react-vite'

/** The toolbar's mode is that of the theme. */
const preview: Preview = {
  globalTypes: {
    mode: {
      description: 'Color mode',
      toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'] },
    },
  },
  initialGlobals: { mode: 'light' },
  decorators: [
    (story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.mode)
      return story()
    },
  ],
}
export default preview
