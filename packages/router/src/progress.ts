/** Time before a navigation counts as slow (ms): the bar and `pending` wait for it. */
export const delay = 200
const minimum = 0.08
const ceiling = 0.994
/** Duration of a move and of the fade (ms). */
const speed = 200
const trickleRate = 0.02
const trickleSpeed = 800

export interface ProgressBar {
  /** Shows the bar at its minimum and lets it creep. Does nothing while it is shown. */
  start(): void
  /** Fills the bar, fades it and takes it away. */
  done(): void
}

/**
 * The bar of a slow navigation: a `div.landing-progress` that is scaled along the x axis. Its place, height
 * and colour are the style sheet's.
 */
export function createProgressBar(document: Document): ProgressBar {
  let bar: HTMLElement | undefined
  let trickle: ReturnType<typeof setInterval>

  return {
    start() {
      if (bar) return
      const element = document.createElement('div')
      let value = minimum
      const move = () => {
        element.style.transform = `scaleX(${value})`
      }
      element.className = 'landing-progress'
      element.ariaHidden = 'true'
      element.style.transition = `transform ${speed}ms, opacity ${speed}ms`
      move()
      document.body.append(element)
      trickle = setInterval(() => {
        value = Math.min(ceiling, value + Math.random() * trickleRate)
        move()
      }, trickleSpeed)
      bar = element
    },
    done() {
      const element = bar
      if (!element) return
      bar = undefined
      clearInterval(trickle)
      element.style.transform = 'scaleX(1)'
      setTimeout(() => {
        element.style.opacity = '0'
        setTimeout(() => element.remove(), speed)
      }, speed)
    },
  }
}
