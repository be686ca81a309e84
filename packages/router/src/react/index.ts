export { Link, type LinkProps, NavLink, type NavLinkProps } from './link'
export {
  RouterProvider,
  type RouterProviderProps,
  useLocation,
  useNavigationError,
  usePending,
  useRouter,
} from './router-provider'
