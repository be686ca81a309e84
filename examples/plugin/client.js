/** Shows a meaning beside its word after a click, for readers without a mouse. */
export default function showMeanings(document) {
  const show = ({ target }) => {
    const term = target instanceof Element && target.closest('.glossary-term')
    if (!term || term.dataset.open) return
    term.dataset.open = ''
    term.append(` (${term.title})`)
  }
  document.addEventListener('click', show)
  return () => document.removeEventListener('click', show)
}
