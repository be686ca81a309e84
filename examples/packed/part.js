import { LinkButton } from '@landing/theme'

console.log(LinkButton)
