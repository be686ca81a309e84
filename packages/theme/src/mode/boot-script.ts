import type { SiteData } from '@landing/schema'

/**
 * The script that runs before first paint: a stored colour mode and a closed announcement show at
 * once. Small, without network; the caller puts it into the head and its hash into the policy.
 * Everything else about colour works by CSS alone.
 */
export function bootScript(site: Pick<SiteData, 'theme'>): string {
  const { colorMode, announcementBar } = site.theme
  const follow = colorMode?.respectPrefersColorScheme ?? true
  const fallback = follow ? null : (colorMode?.defaultMode ?? 'light')
  const facts = [
    colorMode?.disableSwitch ?? false,
    fallback,
    announcementBar ? (announcementBar.id ?? 'announcement-bar') : null,
  ]
  // A `<` in an id must not end the script element.
  const args = facts.map((fact) => JSON.stringify(fact).replaceAll('<', '\\u003c')).join(',')
  return (
    '!function(o,f,a){var d=document.documentElement.dataset,' +
    'g=function(k){try{return localStorage.getItem(k)}catch(e){}},' +
    't=o?f:g("theme");' +
    't=t=="light"||t=="dark"?t:f;' +
    'd.theme=t||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light");' +
    'd.themeChoice=t||"system";' +
    'if(g("landing.contrast")=="more")d.contrast="more";' +
    'if(a&&g("docusaurus.announcement.id")==a&&g("docusaurus.announcement.dismiss")=="true")' +
    'd.announcementBarInitiallyDismissed=!0;' +
    // A script that does not load: the style sheet then shows what scripts would have.
    'addEventListener("error",function(e){if(e.target.tagName=="SCRIPT")d.scripts="failed"},!0)' +
    `}(${args})`
  )
}
