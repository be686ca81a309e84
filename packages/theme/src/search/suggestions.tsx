import { type ReactNode, useRef } from 'react'
import { part } from '../context/part'
import type { SuggestionsProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useColorMode } from '../context/use-color-mode'
import { attachSuggestions } from '../suggestions/attach-suggestions'
import { suggestionIcons } from '../suggestions/suggestion-context'

/** Suggestions for the text of a field, as the list of a combobox. */
export function Suggestions({
  field,
  scope,
  inDialog = false,
  onClose,
}: SuggestionsProps): ReactNode {
  const { site, host, search, messages, components } = useTheme()
  const { choice, choose } = useColorMode()
  const icons = useRef<HTMLDivElement>(null)
  // The latest values, for a behaviour that is attached once.
  const now = useRef({ host, choice, choose, onClose })
  now.current = { host, choice, choose, onClose }
  const { Icon } = components
  const container = useBehaviour<HTMLDivElement>(
    (element) =>
      attachSuggestions(
        { field, scope, inDialog, container: element, onClose: () => now.current.onClose() },
        {
          site,
          search,
          messages,
          navigate: (path) => now.current.host.navigate(path),
          colorMode: {
            choice: () => now.current.choice,
            choose: (next) => now.current.choose(next),
          },
          icon: Icon && ((name) => iconIn(icons.current, name)),
        },
      ),
    [field, JSON.stringify(scope), inDialog, site, search, messages, Icon],
  )
  return (
    <>
      <div ref={container} className="landing-search-popup" />
      {Icon ? (
        <div ref={icons} hidden>
          {suggestionIcons.map((name) => (
            <span key={name} data-icon={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** A copy of one of the site's own icons. */
function iconIn(icons: HTMLElement | null, name: string): Node {
  const copy = document.createDocumentFragment()
  for (const node of icons?.querySelector(`[data-icon="${name}"]`)?.childNodes ?? []) {
    copy.append(node.cloneNode(true))
  }
  return copy
}

export const SuggestionsPart = part('Suggestions', Suggestions)
