/** The same as `Icon`, by the name it had for pictures of later parts. */
export { Icon as PageIcon, type IconName as PageIconName } from './icons'
