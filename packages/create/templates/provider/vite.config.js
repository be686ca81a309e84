import { landing } from '@landing/vite'
import config from './landing.config.ts'

export default {
  plugins: [landing(config)],
}
