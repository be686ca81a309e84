// The script of every page: a search box without React.
import { attachSearchBox } from '@landing/theme/behaviours'
import { search } from './provider.mjs'
import { site } from './site.mjs'

const load = () => import('@landing/theme/suggestions')
let detach = () => {}

const box = attachSearchBox(document.querySelector('[data-search-box]'), {
  onIntent: (scope) => Promise.all([load(), search.load(scope)]),
  onOpen: async (view, { close, ...target }) => {
    const { attachSuggestions } = await load()
    const navigate = (path) => location.assign(path)
    detach = attachSuggestions(
      { ...target, inDialog: view === 'dialog', onClose: close },
      { site, search, navigate },
    )
  },
  onClose: () => detach(),
  navigate: (query) => location.assign(location.pathname + query),
})
box.update(location.search)
