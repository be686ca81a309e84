import type { DataRow } from '@landing/schema'
import type { LoadContext } from '@landing/vite'
import { Context } from '../home/context'
import { Hero } from '../home/hero'
import '../home/home.css'
import { type ReleaseItem, Releases, toReleaseItem } from '../home/releases'
import { Tasks } from '../home/tasks'

export const title = ''
export const description =
  'The central landing page for all things Terraform on SAP BTP: first steps, providers, the exporter, samples, webinars and the newest releases.'

interface HomeProps {
  readonly releases: readonly ReleaseItem[]
}

/** The newest release of each tool, the latest first. */
export function load({ data }: LoadContext): HomeProps {
  const rows: readonly DataRow[] = data.latest?.rows ?? []
  const releases = rows
    .map(toReleaseItem)
    .filter((item) => item !== undefined)
    .sort((a, b) => (a.date < b.date ? 1 : -1))
  return { releases: releases.slice(0, 6) }
}

export default function Home({ releases }: HomeProps) {
  return (
    <>
      <Hero />
      <Tasks />
      <Releases releases={releases} />
      <Context />
    </>
  )
}
