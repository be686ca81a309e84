import { landing } from '@landing/vite'
import { defineConfig } from 'vite'
import config from './landing.config'

export default defineConfig({
  plugins: [landing(config)],
})
