import { CodeBlock, Tabs } from '@landing/theme/parts'

const managers = ['npm', 'pnpm']

/** An island: hydrated alone, when a reader sees it. */
export function Install() {
  const tabs = managers.map((label) => ({
    label,
    children: <CodeBlock language="sh">{`${label} install`}</CodeBlock>,
  }))
  return <Tabs tabs={tabs} />
}
