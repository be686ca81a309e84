import { expect, it } from 'vitest'
import { codeBlock } from './code-block'
import { openSite, plugin, renderPath } from './fixtures/open-site'

const provider = `# btp_app (Resource)

## Schema

### Required

- \`name\` (String) The name.

### Optional

- \`plan\` (String, Deprecated) The plan.
- \`rule\` (Block List) Rules. (see below)

### Nested Schema for \`rule\`

Optional:

- \`name\` (String) Of a rule.

### Read-Only

- \`id\` (String) The ID.
`

const overview = `# BTP Provider

## Schema

### Required

- \`globalaccount\` (String) The subdomain.
`

const example = `\`\`\`hcl
resource "btp_app" "a" {
  count = 1
  name  = "<name> & name"
  plan  = "x"

  rule { name = "a" }

  dynamic "rule" {
    for_each = []
    content {
      name = rule.value
    }
  }
  unknown = { name = 1 }
}
\`\`\``

const docs = [{}, { id: 'btp', path: 'btp', routeBasePath: 'btp', dialect: 'terraform-registry' }]

async function linksIn(markdown: string, options: unknown = undefined): Promise<string[]> {
  const content = await openSite(
    {
      'docs/index.md': `# Site\n\n${markdown}\n`,
      'btp/index.md': overview,
      'btp/resources/app.md': provider,
      'btp/functions/parse_id.md': '# parse_id function - btp\n\nReads an ID.\n',
    },
    { docs, plugins: [{ module: plugin, options }] },
  )
  const { html } = await renderPath(content, '/docs/')
  const code = html.match(/<pre.*?<\/pre>/gs)?.join('') ?? ''
  return [...code.matchAll(/<a (?:class="landing-code-link" )?(.*?<\/a>)/g)].map(
    ([, link = '']) => link,
  )
}

it('links types and arguments of examples to their pages, with hints', async () => {
  expect(await linksIn(example)).toEqual([
    'href="/btp/resources/app/">btp_app</a>',
    'href="/btp/resources/app/#name">name</a>',
    'href="/btp/resources/app/#plan"><s>plan</s></a>',
    'href="/btp/resources/app/#rule">rule</a>',
    'href="/btp/resources/app/#rule.name">name</a>',
    'href="/btp/resources/app/#rule">rule</a>',
    'href="/btp/resources/app/#rule.name">name</a>',
  ])
})

it('links types and attributes that expressions name', async () => {
  const expressions = `\`\`\`hcl
resource "acme_x" "x" {
  a          = "\${btp_app.dev.id}-x"
  b          = [for each in data.btp_app.all[each.value.btp_app.x].rule : each.name]
  c          = upper(btp_app.dev[0].rule[*].name)
  depends_on = [btp_app.dev]
  d          = btp_app.dev.missing
  e          = var.btp_app.name
}
\`\`\``
  expect(await linksIn(expressions)).toEqual([
    'href="/btp/resources/app/">btp_app</a>',
    'href="/btp/resources/app/#id">id</a>',
    'href="/btp/resources/app/">btp_app</a>',
    'href="/btp/resources/app/#rule.name">name</a>',
    'href="/btp/resources/app/">btp_app</a>',
    'href="/btp/resources/app/">btp_app</a>',
  ])
})

it('links the arguments of providers to their overview', async () => {
  const configured = `\`\`\`hcl
provider "btp" {
  alias         = "b"
  globalaccount = "x"
}
provider "azurerm" {
  subscription_id = "x"
}
\`\`\``
  expect(await linksIn(configured)).toEqual([
    'href="/btp/">btp</a>',
    'href="/btp/#globalaccount">globalaccount</a>',
    'href="https://registry.terraform.io/providers/hashicorp/azurerm/latest/docs">azurerm</a>',
    'href="https://registry.terraform.io/providers/hashicorp/azurerm/latest/docs#subscription_id">subscription_id</a>',
  ])
})

it('links what the site has no pages for to the registry', async () => {
  const foreign = `\`\`\`hcl
terraform {
  required_providers {
    own = { source = "acme/own" }
  }
}
resource "azurerm_subnet" "a" {
  name = "x"
  delegation { name = "y" }
}
data "own_thing" "b" {}
resource "scc_system" "c" {}
resource "btp_missing" "d" {}
\`\`\``
  const known = [
    'href="https://registry.terraform.io/providers/hashicorp/azurerm/latest/docs/resources/subnet">azurerm_subnet</a>',
    'href="https://registry.terraform.io/providers/hashicorp/azurerm/latest/docs/resources/subnet#name">name</a>',
    'href="https://registry.terraform.io/providers/hashicorp/azurerm/latest/docs/resources/subnet#delegation">delegation</a>',
    'href="https://registry.terraform.io/providers/acme/own/latest/docs/data-sources/thing">own_thing</a>',
  ]
  expect(await linksIn(foreign)).toEqual(known)
  expect(await linksIn(foreign, { providers: { scc: 'SAP/scc', btp: 'SAP/btp' } })).toEqual([
    ...known,
    'href="https://registry.terraform.io/providers/SAP/scc/latest/docs/resources/system">scc_system</a>',
  ])
})

it('links arguments on their own page', async () => {
  const content = await openSite(
    { 'docs/index.md': '# Site\n', 'btp/resources/app.md': `${provider}\n${example}\n` },
    { docs },
  )
  const { html } = await renderPath(content, '/btp/resources/app/')
  expect(html).toContain('<a href="#name">name</a>')
  expect(html).not.toContain('/">btp_app')
})

it.each([
  ['terraform init\nterraform plan -out=x', 'OpenTofu', 'tofu init\ntofu plan -out=x'],
  ['cd a && tofu apply', 'Terraform', 'cd a && terraform apply'],
  ['$ terraform -version', 'OpenTofu', '$ tofu -version'],
  [
    'terraform init\nTF_LOG=1 A="b c" terraform plan',
    'OpenTofu',
    'tofu init\nTF_LOG=1 A="b c" tofu plan',
  ],
  [
    'if ! terraform plan; then x=`terraform show`',
    'OpenTofu',
    'if ! tofu plan; then x=`tofu show`',
  ],
  ['cd terraform && ls', undefined, undefined],
  ['terraform init\ntofu init', undefined, undefined],
  ['git clone terraform init.git', undefined, undefined],
])('offers commands of the other tool: %j', (code, label, other) => {
  expect(codeBlock()('bash')?.alternative?.(code)).toEqual(label && { label, code: other })
})

it('reads long lines fast', () => {
  const start = performance.now()
  codeBlock()('bash')?.alternative?.(`${' '.repeat(30_000)}terraform\n${'a=b '.repeat(5000)}`)
  expect(performance.now() - start).toBeLessThan(200)
})

it.each(['hcl', 'tofu', 'opentofu'])('checks code in %s', (language) => {
  expect(codeBlock()(language)?.check?.('a = {')).toMatchObject({
    code: 'hcl/syntax',
    message: 'The HCL of this example has a syntax error: The "{" is opened and never closed.',
  })
})

it('links functions of providers to their pages, else to the registry', async () => {
  const code =
    'a = provider::btp::parse_id("x")\nb = provider::aws::arn_parse(provider::btp::gone("y"))'
  expect(await linksIn(`\`\`\`hcl\n${code}\n\`\`\``)).toEqual([
    'href="/btp/functions/parse_id/">parse_id</a>',
    expect.stringMatching(
      /^href="https:\/\/registry\.terraform\.io\/providers\/hashicorp\/aws\/latest\/docs\/functions\/arn_parse"[^>]*>arn_parse<\/a>$/,
    ),
  ])
})

it('links keys in quotes, and leaves other keys alone', async () => {
  const code =
    'resource "btp_app" "a" {\n  rule = { "name" = 1, "a b" = { name = 1 }, (each.key) = { name = 1 } }\n}'
  expect(await linksIn(`\`\`\`hcl\n${code}\n\`\`\``)).toEqual([
    'href="/btp/resources/app/">btp_app</a>',
    'href="/btp/resources/app/#rule">rule</a>',
    'href="/btp/resources/app/#rule.name">name</a>',
  ])
})

it.each([
  ['resource "tfe_workspace" "a" {}', 'tfe/latest/docs/resources/workspace'],
  ['data "template_file" "a" {}', 'template/latest/docs/data-sources/file'],
  ['provider "google-beta" {}', 'google-beta/latest/docs'],
])('knows the providers of HashiCorp: %s', async (code, page) => {
  const [link] = await linksIn(`\`\`\`hcl\n${code}\n\`\`\``)
  expect(link).toContain(`href="https://registry.terraform.io/providers/hashicorp/${page}"`)
})

it('links the data source of a check', async () => {
  const code =
    'check "up" {\n  data "aws_ami" "a" {\n    owners = []\n  }\n}\nresource "btp_app" "a" {\n  check {\n    plan = 1\n  }\n}'
  const ami =
    'href="https://registry.terraform.io/providers/hashicorp/aws/latest/docs/data-sources/ami'
  expect(await linksIn(`\`\`\`hcl\n${code}\n\`\`\``)).toEqual([
    expect.stringMatching(new RegExp(`^${ami}"[^>]*>aws_ami</a>$`)),
    expect.stringMatching(new RegExp(`^${ami}#owners"[^>]*>owners</a>$`)),
    'href="/btp/resources/app/">btp_app</a>',
  ])
})

it('links the actions that a resource triggers, and no provider that is not known', async () => {
  const code =
    'resource "constructor_x" "a" {\n  lifecycle {\n    action_trigger {\n      actions = [action.aws_lambda_invoke.x]\n    }\n  }\n}'
  expect(await linksIn(`\`\`\`hcl\n${code}\n\`\`\``)).toEqual([
    expect.stringContaining('/hashicorp/aws/latest/docs/actions/lambda_invoke"'),
  ])
})
