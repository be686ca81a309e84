import { type SiteData, scriptJson } from '@landing/schema'
import { choiceOf } from './mode-choice'
import { defaultAnnouncement } from './theme-defaults'

/**
 * The script that runs before first paint: a stored color mode, a closed announcement, the width of the sidebar and the
 * keys of a Mac show at once. Small, without network; the caller puts it into the head and its hash into the policy.
 * Everything else about color works by CSS alone.
 */
export function bootScript(site: Pick<SiteData, 'theme'>): string {
  const { colorMode, announcementBar } = site.theme
  const fallback = choiceOf(colorMode, null)
  const announcement = announcementBar
    ? `if(g("docusaurus.announcement.id")==${scriptJson(announcementBar.id ?? defaultAnnouncement)}&&g("docusaurus.announcement.dismiss")=="true")d.announcementBarInitiallyDismissed=!0;`
    : ''
  return (
    // A block keeps its names to itself.
    '{let e=document.documentElement,d=e.dataset,' +
    'g=k=>{try{return localStorage.getItem(k)}catch{}},' +
    // In rem.
    'w=parseFloat(g("landing.sidebar-width")),' +
    (colorMode?.disableSwitch
      ? `t=${scriptJson(fallback)};`
      : `t=g("theme");t=t=="light"||t=="dark"?t:${scriptJson(fallback)};`) +
    'd.theme=t||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light");' +
    'd.themeChoice=t||"system";' +
    'if(g("landing.contrast")=="more")d.contrast="more";' +
    'if(/mac|iphone|ipad/i.test(navigator.platform))d.keys="mac";' +
    'if(w>0)e.style.setProperty("--landing-sidebar-width",w+"rem");' +
    announcement +
    // The page's own script, a module, does not load: the style sheet then shows what scripts would have. Blockers stop others.
    'addEventListener("error",e=>{if(e.target.type=="module")d.scripts??="failed"},!0)}'
  )
}

/** Attributes of the `html` element of a prerendered document. */
export function documentAttributes(
  site: Pick<SiteData, 'theme' | 'locale'>,
): Readonly<Record<string, string>> {
  // Only a site that does not follow the system says a mode before any script runs.
  const mode = choiceOf(site.theme.colorMode, null)
  return {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    ...(mode && { 'data-theme': mode }),
  }
}
