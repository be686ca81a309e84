import '@landing/theme/styles.css'
import { start } from './start'

start()
