import { all, type Cleanup, listen, on, onLanded } from './events'

const SHOWN_BELOW = 300

/** Shows the button that leads to the top while a reader scrolls up a long page. */
export function backToTop(button: HTMLElement): Cleanup {
  let previous = 0
  // A new page is scrolled into place first.
  let jumping = true
  const onScroll = () => {
    const top = scrollY
    const atEnd = top + innerHeight >= document.documentElement.scrollHeight
    // Unlike the property, this changes nothing where it is so already: no styles are computed anew.
    if (!jumping) button.toggleAttribute('hidden', !(top < previous && top > SHOWN_BELOW && !atEnd))
    previous = top
  }
  button.hidden = true
  return all(
    onLanded(() => {
      // Not read when the page is shown: that would lay it out.
      if (jumping) previous = scrollY
      jumping = false
    }),
    listen(window, 'scroll', onScroll),
    listen(window, 'hashchange', () => {
      jumping = true
      button.hidden = true
    }),
    on(button, 'click', '.landing-back-to-top', () => {
      scrollTo({ top: 0 })
      // The button disappears: keyboard users continue at the top.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }),
  )
}
