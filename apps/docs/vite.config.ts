import { landing } from '@landing/vite'
import { defineConfig } from 'vite'
import config from './landing.config.ts'

export default defineConfig({
  plugins: [landing(config)],
})
