import { type Cleanup, listen } from './events'

/**
 * Calls when the hash has changed, also by `history.pushState`, by which routers of applications follow links: browsers
 * send no `hashchange` then. Those without the Navigation API tell nothing.
 */
export function onHash(
  view: Window & { readonly navigation?: EventTarget },
  call: () => void,
): Cleanup | undefined {
  let { hash } = view.location
  const onEntry = () => {
    const before = hash
    hash = view.location.hash
    if (hash !== before) call()
  }
  return view.navigation && listen(view.navigation, 'currententrychange', onEntry)
}
