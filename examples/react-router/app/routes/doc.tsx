import { Page } from '@landing/theme'
import { docs } from '../content'
import type { Route } from './+types/doc'

export function loader({ params }: Route.LoaderArgs) {
  const page = docs.find(({ id }) => id === (params.id ?? 'start'))
  if (page === undefined) throw new Response('Not found', { status: 404 })
  return page
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.title ?? 'Not found'} | Example` },
]

export default function Doc({ loaderData }: Route.ComponentProps) {
  return <Page page={loaderData} />
}
