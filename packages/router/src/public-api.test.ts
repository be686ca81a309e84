import { expect, it } from 'vitest'
import * as documents from './documents/index'
import * as core from './index'
import * as memory from './memory/index'
import * as binding from './react/index'

it('exports these names and no others', () => {
  expect({
    '.': Object.keys(core).toSorted(),
    './documents': Object.keys(documents).toSorted(),
    './memory': Object.keys(memory),
    './react': Object.keys(binding).toSorted(),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "NetworkError",
        "activeState",
        "createRouter",
      ],
      "./documents": [
        "createDocumentRouter",
        "landingPolicy",
        "patch",
      ],
      "./memory": [
        "createMemoryHistory",
      ],
      "./react": [
        "Link",
        "NavLink",
        "RouterProvider",
        "useLocation",
        "useNavigationError",
        "usePending",
        "useRouter",
      ],
    }
  `)
})
