import { expect, it } from 'vitest'
import { openSite, plugin, renderPath } from '../fixtures/open-site'

const string = (rest: object = { optional: true }) => ({ type: 'string', ...rest })
const rule = {
  nesting_mode: 'list',
  min_items: 1,
  max_items: 2,
  block: { attributes: { port: { type: 'number', required: true } } },
}
const schema = JSON.stringify({
  format_version: '1.0',
  provider_schemas: {
    'registry.terraform.io/sap/btp': {
      provider: {
        version: 0,
        block: { attributes: { globalaccount: string({ required: true }), region: string() } },
      },
      resource_schemas: {
        btp_app: {
          version: 0,
          block: {
            attributes: {
              name: string({ required: true }),
              plan_name: string(),
              id: string({ computed: true }),
              old: { type: ['list', ['object', { a: 'string' }]], optional: true },
              owner: {
                nested_type: {
                  nesting_mode: 'single',
                  attributes: { mail: string({ required: true }), phone: string() },
                },
                optional: true,
              },
            },
            block_types: { rule },
          },
        },
        btp_site: {
          version: 0,
          block: {
            deprecated: true,
            attributes: { zone: string({ optional: true, deprecated: true }) },
            block_types: { log: { nesting_mode: 'list', block: { deprecated: true } } },
          },
        },
      },
      data_source_schemas: { btp_apps: { version: 0, block: {} } },
    },
  },
})

async function problemsIn(code: string): Promise<string[]> {
  const content = await openSite(
    { 'docs/index.md': `# Site\n\n\`\`\`hcl\n${code}\n\`\`\`\n`, 'schemas/btp.json': schema },
    { plugins: [{ module: plugin, options: { schemas: ['schemas/btp.json'] } }] },
  )
  const { messages } = await renderPath(content, '/docs/')
  return messages.map(
    ({ code: id, location, message, help }) =>
      `${location.line}:${location.column} ${id} ${message} ${help}`,
  )
}

const app = (body: string, rules = '  rule { port = 1 }\n') =>
  `resource "btp_app" "a" {\n  name = "x"\n${rules}${body}\n}`

it.each([
  [app('  count = 2\n  lifecycle { ignore_changes = [name] }')],
  [app('  old {\n    a = 1\n  }')],
  [app('  owner = { mail = "x" }')],
  [app('  owner = merge({}, { mial = 1 })')],
  [app('  owner = { "mail" = "x" }')],
  [app('  owner = { (var.key) = "x" }')],
  ['provider "btp" {\n  alias = "b"\n  for_each = var.all\n  globalaccount = "x"\n}'],
  ['constructor "btp_app" "a" {\n  name = "x"\n}'],
  [app('', '  dynamic "rule" {\n    for_each = [1]\n    content { port = rule.value }\n  }\n')],
  ['resource "btp_app" "a" {\n  ...\n}'],
  ['resource "btp_app" "a" {\n  # other arguments\n}'],
  ['provider "btp" {\n  alias = "b"\n  globalaccount = "x"\n}'],
  ['provider "btp" {\n  # ...\n}\nprovider "other" {\n  any = 1\n}'],
  ['resource "other_app" "a" {}\ndata "btp_apps" "b" {}\nephemeral "btp_key" "c" {}'],
])('accepts what fits: %s', async (code) => {
  expect(await problemsIn(code)).toEqual([])
})

it('names what is deprecated', async () => {
  const help = 'Use the replacement that the documentation of the provider names.'
  expect(await problemsIn('resource "btp_site" "a" {\n  zone = 1\n  log {}\n}')).toEqual([
    `4:1 hcl/deprecated The resource "btp_site" is deprecated. ${help}`,
    `5:3 hcl/deprecated The argument "zone" of "btp_site" is deprecated. ${help}`,
    `6:3 hcl/deprecated The block "log" of "btp_site" is deprecated. ${help}`,
  ])
})

it.each([
  [
    app('  plan_nam = "y"'),
    '7:3 hcl/unknown-argument There is no argument "plan_nam" in "btp_app". Did you mean "plan_name"?',
  ],
  [
    app('  constructor = 1'),
    '7:3 hcl/unknown-argument There is no argument "constructor" in "btp_app". Remove it.',
  ],
  [
    app('  owner = { mail = "x", "phon" = "1" }'),
    '7:25 hcl/unknown-argument There is no argument "phon" in "owner". Did you mean "phone"?',
  ],
  [
    app('  id = 1'),
    '7:3 hcl/unknown-argument "id" of "btp_app" is set by the provider. Remove it.',
  ],
  [
    'resource "btp_app" "a" {\n  rule { port = 1 }\n}',
    '4:1 hcl/missing-argument The argument "name" of "btp_app" is required. Add it, or write "..." where the example leaves something out.',
  ],
  [
    app('', ''),
    '4:1 hcl/missing-argument The block "rule" of "btp_app" is required. Add it, or write "..." where the example leaves something out.',
  ],
  [
    app('', '  rule {\n  }\n'),
    '6:3 hcl/missing-argument The argument "port" of the block "rule" is required. Add it, or write "..." where the example leaves something out.',
  ],
  [
    app('', '  rule = [{ port = 1 }]\n'),
    '6:3 hcl/wrong-block "rule" is a block, not an argument. Write "rule { … }", without "=".',
  ],
  [
    app('  plan_name {\n  }'),
    '7:3 hcl/wrong-block "plan_name" is an argument, not a block. Write "plan_name = …".',
  ],
  [
    app('', '  rule { port = 1 }\n'.repeat(3)),
    '4:1 hcl/wrong-block The block "rule" stands 3 times in "btp_app", which takes 2. Join the blocks.',
  ],
  [
    app('  owner = { mail = "x", phon = "1" }'),
    '7:25 hcl/unknown-argument There is no argument "phon" in "owner". Did you mean "phone"?',
  ],
  [
    'provider "btp" {\n  globalaccount = "x"\n  regoin = "eu10"\n}',
    '6:3 hcl/unknown-argument There is no argument "regoin" in the provider "btp". Did you mean "region"?',
  ],
  [
    'provider "btp" {\n  region = "eu10"\n}',
    '4:1 hcl/missing-argument The argument "globalaccount" of the provider "btp" is required. Add it, or write "..." where the example leaves something out.',
  ],
  [
    'resource "btp_ap" "a" {}',
    '4:1 hcl/unknown-type There is no resource "btp_ap". Did you mean "btp_app"?',
  ],
])('names what does not fit: %s', async (code, problem) => {
  expect(await problemsIn(code)).toEqual([problem])
})

it.each([
  'no JSON',
  '[]',
  '{}',
  '{"provider_schemas":{}}',
  '{"provider_schemas":{"x":null}}',
  '{"provider_schemas":{"x":{"provider":{}}}}',
  '{"provider_schemas":{"x":{"resource_schemas":{"a":null}}}}',
])('refuses a file that is no schema: %s', async (text) => {
  const open = openSite(
    { 'docs/index.md': '# Site\n', 'a.json': text },
    { plugins: [{ module: plugin, options: { schemas: ['a.json'] } }] },
  )
  await expect(open).rejects.toMatchObject({
    code: 'content/plugin',
    message: 'The file "a.json" holds no schemas of providers.',
    help: 'Write it with "terraform providers schema -json > a.json".',
  })
})
