import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { MenuPanels, PlainMenu } from '#views'
import { useTheme } from '../host'
import { ColorModeToggle } from '../navbar/color-mode-toggle'
import { Logo } from '../navbar/logo'
import { Icon } from '../own-icon'
import type { MobileMenuProps } from '../part-props'
import { DESKTOP } from './breakpoint'

/**
 * The button and the menu of narrow screens. Without script the button opens the same element as a
 * popover; with script it is a modal dialog, so the page behind can be neither reached nor scrolled.
 */
export function MobileMenu(props: MobileMenuProps): ReactNode {
  const { host, components, text } = useTheme()
  const LogoView = components.Logo ?? Logo
  const ToggleView = components.ColorModeToggle ?? ColorModeToggle
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const { path, search, hash } = host.useLocation()
  const close = useCallback(() => dialog.current?.open && dialog.current.close(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of location closes the menu
  useEffect(() => {
    close()
  }, [path, search, hash, close])
  useEffect(() => {
    if (!open) return
    const desktop = window.matchMedia(DESKTOP)
    desktop.addEventListener('change', close)
    window.addEventListener('popstate', close)
    return () => {
      desktop.removeEventListener('change', close)
      window.removeEventListener('popstate', close)
    }
  }, [open, close])

  const show = (event: MouseEvent) => {
    event.preventDefault()
    const menu = dialog.current
    if (!menu || menu.open) return
    if (menu.matches(':popover-open')) menu.hidePopover()
    setOpen(true)
    menu.showModal()
  }
  const onDialogClick = (event: MouseEvent<HTMLElement>) => {
    // The dialog itself is only hit beside its content, on the backdrop. A link closes the menu
    // itself: one to the page that is open already changes no location.
    if (event.target === dialog.current || (event.target as Element).closest('a[href]')) close()
  }
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={text('toggleMenu')}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by its links */}
      <dialog
        id={id}
        popover="auto"
        className="mobile-menu"
        aria-label={text('menu')}
        ref={dialog}
        onClose={() => setOpen(false)}
        onClick={onDialogClick}
      >
        <div className="mobile-menu-box">
          <div className="mobile-menu-head">
            <LogoView />
            {open ? <ToggleView /> : null}
            <button
              type="button"
              className="icon-button"
              aria-label={text('closeMenu')}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          {open ? (
            <Suspense>
              <MenuPanels {...props} />
            </Suspense>
          ) : (
            <PlainMenu {...props} />
          )}
        </div>
      </dialog>
    </>
  )
}
