export { default } from 'fast-check'
