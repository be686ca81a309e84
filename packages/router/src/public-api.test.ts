import { expect, it } from 'vitest'
import * as core from './index'
import * as memory from './memory/index'
import * as binding from './react/index'

it('exports these names and no others', () => {
  expect({
    '.': Object.keys(core),
    './memory': Object.keys(memory),
    './react': Object.keys(binding).toSorted(),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "createRouter",
        "activeState",
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
        "usePage",
        "usePending",
        "useRouter",
      ],
    }
  `)
})
