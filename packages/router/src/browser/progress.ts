import type { RouterCore } from '../core/router-core'

const minimum = 0.08
const ceiling = 0.994
/** Duration of a move and of the fade (ms). */
const speed = 200
const trickleRate = 0.02
const trickleSpeed = 800

/**
 * Shows the progress bar: a `div.landing-progress` that is scaled along the x axis. The style sheet sets its position,
 * height and color.
 *
 * @returns a function that fills the bar, fades it out and removes it
 */
export function startProgress(): () => void {
  const bar = document.createElement('div')
  bar.className = 'landing-progress'
  bar.ariaHidden = 'true'
  // The fade starts when the last move has ended.
  bar.style.cssText = `transition:transform ${speed}ms,opacity ${speed}ms ${speed}ms`
  document.body.append(bar)
  let value = minimum
  const move = () => {
    bar.style.transform = `scaleX(${value})`
  }
  move()
  const trickle = setInterval(() => {
    value = Math.min(ceiling, value + Math.random() * trickleRate)
    move()
  }, trickleSpeed)

  return () => {
    clearInterval(trickle)
    value = 1
    move()
    bar.style.opacity = '0'
    setTimeout(() => bar.remove(), 2 * speed)
  }
}

/** Shows the progress bar while a slow navigation is pending. */
export function showProgress(router: RouterCore, signal: AbortSignal): void {
  let finish: (() => void) | undefined
  const unsubscribe = router.subscribe(() => {
    if (router.state.pending) finish ??= startProgress()
    else {
      finish?.()
      finish = undefined
    }
  })
  signal.addEventListener('abort', unsubscribe)
}
