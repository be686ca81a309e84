export { useLocation, useNavigationError, usePage, usePending } from './hooks'
export { Link, type LinkProps, NavLink, type NavLinkProps } from './link'
export { RouterProvider, type RouterProviderProps, useRouter } from './provider'
