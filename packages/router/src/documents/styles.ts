/** Style sheets on their way, by address. */
const loading = new Map<string, Promise<void>>()

const sheets = (page: Document) =>
  page.head.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet][href]')

const findSheet = (href: string) => [...sheets(document)].find((sheet) => sheet.href === href)

/** Loads the style sheets of `next` that the live document lacks. They do not apply yet. */
export async function loadStyles(next: Document): Promise<void> {
  await Promise.all(
    [...sheets(next)].map((sheet) => {
      const { href } = sheet
      if (!findSheet(href)) loading.set(href, loadSheet(sheet, href))
      return loading.get(href)
    }),
  )
}

/** Applies the style sheets of `next`. */
export function applyStyles(next: Document): void {
  for (const sheet of sheets(next)) {
    const currentSheet = findSheet(sheet.href)
    if (currentSheet && currentSheet.media !== sheet.media) currentSheet.media = sheet.media
  }
}

function loadSheet(sheet: HTMLLinkElement, href: string): Promise<void> {
  const link = document.importNode(sheet)
  // A preloaded page must not change the looks of the current one.
  link.media = 'not all'
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Could not load style sheet ${href}.`))
    }
    document.head.append(link)
  })
}
