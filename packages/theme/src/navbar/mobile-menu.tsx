import { type ReactNode, useId, useState } from 'react'
import { mobileMenu } from '../behaviours/mobile-menu'
import { part } from '../context/part'
import type { MobileMenuProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { IconPart } from '../primitives/icon'
import { ColorModeTogglePart } from './color-mode-toggle'
import { LogoPart } from './logo'
import { MenuPanels } from './menu-panels'

/**
 * The button and the menu of narrow screens. Without script the button opens the same element as a
 * popover; a behaviour makes it a modal dialog.
 */
export function MobileMenu(props: MobileMenuProps): ReactNode {
  const { host, text } = useTheme()
  const id = useId()
  const { path, search, hash } = host.useLocation()
  const [hasOwnTree, setHasOwnTree] = useState(false)
  // Attached again for each location: the cleanup function closes the menu.
  const dialog = useBehaviour<HTMLDialogElement>(
    (menu) => {
      const trees = [...menu.ownerDocument.querySelectorAll('.landing-sidebar-tree')]
      setHasOwnTree(trees.every((tree) => menu.contains(tree)))
      return menu.parentElement ? mobileMenu(menu.parentElement) : undefined
    },
    [path, search, hash],
  )
  return (
    <>
      <button
        type="button"
        className="landing-icon-button landing-menu-button"
        aria-label={text('toggleMenu')}
        aria-expanded="false"
        aria-controls={id}
        popoverTarget={id}
      >
        <IconPart name="menu" />
      </button>
      <dialog
        id={id}
        popover="auto"
        className="landing-mobile-menu"
        aria-label={text('menu')}
        ref={dialog}
      >
        <div className="landing-mobile-menu-box">
          <div className="landing-mobile-menu-head">
            <LogoPart />
            <ColorModeTogglePart />
            <button
              type="button"
              className="landing-icon-button"
              aria-label={text('closeMenu')}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <IconPart name="close" />
            </button>
          </div>
          <MenuPanels {...props} hasOwnTree={hasOwnTree} />
        </div>
      </dialog>
    </>
  )
}

export const MobileMenuPart = part('MobileMenu', MobileMenu)
