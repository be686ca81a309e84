import { type Cleanup, listen } from './events'

/**
 * Calls after `history.pushState`, by which routers of applications follow links to a hash: browsers send no `hashchange`
 * then. Those without the Navigation API tell nothing.
 */
export function onPush(
  view: Window & { readonly navigation?: EventTarget },
  call: () => void,
): Cleanup | undefined {
  const onEntry = (event: Event & { readonly navigationType?: string }) => {
    if (event.navigationType === 'push') call()
  }
  return view.navigation && listen(view.navigation, 'currententrychange', onEntry)
}
