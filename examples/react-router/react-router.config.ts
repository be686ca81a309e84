import type { Config } from '@react-router/dev/config'
import { docs } from './app/content'

/** Every page is a file of HTML, with its data beside it for navigations. */
export default {
  ssr: false,
  // React Router names files by paths without a slash at the end.
  prerender: ['/', ...docs.map(({ path }) => path.slice(0, -1))],
} satisfies Config
