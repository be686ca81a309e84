import { en } from '../messages/en'
import { addCodeButtons, hasLongLines } from './copy-code'
import type { BehaviourOptions } from './options'
import { makeTabs } from './tabs'
import { addZoom } from './zoom'

/** Adds the controls an article's parts get in the browser. Doing it twice changes nothing. */
export function enhanceArticle(article: HTMLElement, options: BehaviourOptions = {}): void {
  const messages = { ...en, ...options.messages }
  const figures = [...article.querySelectorAll<HTMLElement>('.code:not([data-enhanced])')]
  // All are measured before the first is changed: the browser then lays the page out once.
  const wraps = figures.map(hasLongLines)
  figures.forEach((figure, position) => {
    figure.dataset.enhanced = ''
    addCodeButtons(figure, wraps[position] ?? false, messages)
  })
  for (const tabs of article.querySelectorAll<HTMLElement>('.tabs:not([data-enhanced])')) {
    tabs.dataset.enhanced = ''
    makeTabs(tabs)
  }
  for (const image of article.querySelectorAll<HTMLImageElement>('img:not([data-enhanced])')) {
    image.dataset.enhanced = ''
    addZoom(image, messages)
  }
}
