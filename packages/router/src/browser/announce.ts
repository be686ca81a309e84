/**
 * Adds a polite live region, in which screen readers announce the new page. It is hidden by CSSOM, so it needs no
 * style sheet and no exception in the CSP.
 */
export function createAnnouncer(): HTMLElement {
  const region = document.createElement('div')
  region.className = 'landing-announcer'
  region.role = 'status'
  region.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(region)
  return region
}
