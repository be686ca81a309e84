import { entriesOf, type Json, listOf, objectOf, stringOf } from './json'
import type { References } from './references'
import { type Operation, operationsOfPath, serverAddress } from './request'

/** The operations of a tag, on one page. */
export interface OperationGroup {
  readonly name: string
  /** The summary of its tag, else the name. */
  readonly title: string
  readonly description: string
  readonly operations: readonly Operation[]
}

/** Operations by their first tag, in the order of `tags`; then those without one, and webhooks. */
export function groupOperations(references: References): OperationGroup[] {
  const { root } = references
  const groups = new Map<string, Operation[]>()
  const declared = new Map<string, Json>()
  for (const tag of listOf(root.tags).map(objectOf)) {
    const name = stringOf(tag.name)
    if (name === '') continue
    groups.set(name, [])
    declared.set(name, tag)
  }
  for (const operation of operationsOf(root.paths, references)) {
    const tag = stringOf(listOf(operation.data.tags)[0]) || 'Operations'
    groups.set(tag, [...(groups.get(tag) ?? []), operation])
  }
  const webhooks = operationsOf(root.webhooks, references).map((hook) => ({
    ...hook,
    isWebhook: true,
  }))
  if (webhooks.length > 0) groups.set('Webhooks', [...(groups.get('Webhooks') ?? []), ...webhooks])
  return [...groups]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) => {
      const { summary, description } = objectOf(declared.get(name))
      const title = stringOf(summary) || name
      return { name, title, operations, description: stringOf(description) }
    })
}

function operationsOf(paths: unknown, references: References): Operation[] {
  return entriesOf(paths).flatMap(([path, value]) => {
    const item = references.resolve(value)
    return operationsOfPath(item).map(([method, data]): Operation => {
      const operationServers = data.servers ?? item.servers
      const servers = listOf(operationServers ?? references.root.servers).map(objectOf)
      const parameters = merged(item, data, references)
      const addresses = servers.map(serverAddress)
      return {
        method,
        path,
        data: { description: item.description, ...data },
        parameters,
        servers: addresses,
        hasOwnServers: operationServers !== undefined && addresses.length > 0,
        isWebhook: false,
      }
    })
  })
}

/** Parameters of the path, then those of the operation, which replace others of their name and place. */
function merged(item: Json, data: Json, { resolve }: References): Json[] {
  const all = [...listOf(item.parameters), ...listOf(data.parameters)].map(resolve)
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()]
}
