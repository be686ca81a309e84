/** Loads the code of UI5 elements in the document, if there are any, when a reader sees or uses them. */
export function upgradeElements(): () => void {
  let stop = () => {}
  const isUi5 = [...document.querySelectorAll(':not(:defined)')].some(({ localName }) =>
    localName.startsWith('ui5-'),
  )
  if (!isUi5) return stop
  let isOver = false
  void Promise.all([import('virtual:landing/ui5'), import('virtual:landing/site')]).then(
    ([{ startUi5 }, { siteAt }]) => {
      if (!isOver) stop = startUi5(siteAt(location.pathname))
    },
  )
  return () => {
    isOver = true
    stop()
  }
}
