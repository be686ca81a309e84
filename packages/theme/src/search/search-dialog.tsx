import { toHref } from '@landing/schema'
import { useEffect, useRef } from 'react'
import { useTheme } from '../host'
import { useViewText } from '../messages/use-view-text'
import { Icon } from '../own-icon'
import type { SearchDialogProps } from '../part-props'
import { searchPath } from '../site-path'
import { Suggestions } from './suggestions'

/** The search of narrow screens: field and suggestions fill the screen. */
export function SearchDialog({ scope, onClose }: SearchDialogProps) {
  const { site, components } = useTheme()
  const SuggestionsView = components.Suggestions ?? Suggestions
  const text = useViewText()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    input.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text('search')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        // A search field would take the first Escape for itself, to become empty.
        event.preventDefault()
        dialog.current?.close()
      }}
    >
      <form className="search-dialog-form" action={toHref(site.base, searchPath(site))}>
        <div className="search-dialog-head">
          <Icon name="search" />
          <input
            ref={input}
            className="search-input"
            type="search"
            name="q"
            placeholder={text('search')}
            aria-label={text('search')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button
            type="reset"
            className="search-clear"
            aria-label={text('clearSearch')}
            onClick={() => input.current?.focus()}
          >
            <Icon name="close" />
          </button>
          <button
            type="button"
            className="button button-lite"
            onClick={() => dialog.current?.close()}
          >
            {text('cancel')}
          </button>
        </div>
        <SuggestionsView
          field={input}
          scope={scope}
          inDialog
          onClose={() => dialog.current?.close()}
        />
      </form>
    </dialog>
  )
}
