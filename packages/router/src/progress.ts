/** Time before a navigation counts as slow (ms): the bar and `pending` wait for it. */
export const delay = 200
const minimum = 0.08
const ceiling = 0.994
/** Duration of a move and of the fade (ms). */
const speed = 200
const trickleRate = 0.02
const trickleSpeed = 800

/**
 * Shows the bar of a slow navigation: a `div.landing-progress` that is scaled along the x axis, and creeps. Its
 * place, height and colour are the style sheet's.
 *
 * @returns a function that fills the bar, fades it and takes it away
 */
export function startProgress(): () => void {
  const bar = document.createElement('div')
  bar.className = 'landing-progress'
  bar.ariaHidden = 'true'
  // Fading begins when the last move has ended.
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
