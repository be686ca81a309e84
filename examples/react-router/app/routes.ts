import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('docs/:id?', 'routes/doc.tsx'),
] satisfies RouteConfig
