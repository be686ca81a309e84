import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeSites, renderPath } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { config, htmlOf, open, openSite, petstore, plugin } from './fixtures/open-description'

afterAll(removeSites)

describe('the pages of a description', () => {
  it('are an overview, a page for each tag and one for each schema', async () => {
    const { content } = await open({ 'openapi.json': petstore })
    expect(content.model.routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/docs/', '/docs/pet/', '/docs/user/', '/docs/schemas/pet/']),
    )
    const { data } = await renderPath(content, '/docs/')
    expect(data.kind === 'doc' && data.html).toContain(
      '<a href="/docs/pet/">pet</a> (8 operations)',
    )
    expect(data.kind === 'doc' && data.html).toContain('OAuth 2.0')
  })

  it('need a file with a name that the dialect reads', async () => {
    const { content } = await open({ 'petstore.json': petstore, 'guide.md': '# Guide' })
    expect(content.messages).toMatchObject([
      {
        code: 'docs/no-page',
        message: 'The docs set "default" has no file that its dialect "openapi" makes pages of.',
        location: { file: 'docs' },
      },
    ])
    expect((await open({ 'openapi.json': petstore })).content.messages).toEqual([])
  })

  it('have anchors for operations and fields, which search finds', async () => {
    const { content } = await open({ 'openapi.json': petstore })
    const { data, search } = await renderPath(content, '/docs/pet/')
    const html = data.kind === 'doc' ? data.html : ''
    expect(html).toContain('id="updatepet-body.photoUrls"')
    expect(html).toContain('id="findpetsbystatus-parameters.status"')
    expect(JSON.stringify(search)).toContain('updatepet-body.photoUrls')
  })

  it('show a request with the parameters, the body and the authentication it needs', async () => {
    const { html } = await htmlOf({
      servers: [{ url: 'https://{area}.example.org/v1', variables: { area: { default: 'eu' } } }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
      paths: {
        '/pets/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, example: 7 }],
          put: {
            parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
            requestBody: {
              content: {
                'application/json': {
                  schema: { properties: { name: { type: 'string', example: "it's" } } },
                },
              },
            },
          },
        },
      },
    })
    const shown = html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")
    expect(shown).toContain("curl --request PUT 'https://eu.example.org/v1/pets/7?q=string'")
    expect(shown).toContain("--header 'Authorization: Bearer TOKEN'")
    expect(shown).toContain('"name": "it\'\\\'\'s"')
  })

  it('write objects inside a body as paths, and end at references in a circle', async () => {
    const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } }
    const owner = { type: 'object', properties: { mail: { type: 'string', format: 'email' } } }
    const list = {
      type: 'array',
      items: { type: 'object', properties: { size: { enum: [1, 2] } } },
    }
    const schema = { type: 'object', required: ['owner'], properties: { owner, list } }
    const { html, content } = await htmlOf({
      components: { schemas: { Node: node } },
      paths: { '/': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
    })
    expect(html).toMatch(/id="post-body\.owner\.mail">\s*<th scope="row">[^"]*string \(email\)/)
    expect(html).toMatch(
      /id="post-body\.list\[\]\.size">\s*<th scope="row">[^"]*One of <code>1<\/code>, <code>2<\/code>/,
    )
    const { data } = await renderPath(content, '/docs/schemas/node/')
    expect(data.kind === 'doc' && data.html).toContain('<a href="/docs/schemas/node/">Node</a>')
  })

  it('mark what is deprecated, and read descriptions as CommonMark alone', async () => {
    const description = '# Big\n\nUse {id} and <id>, :::note and `{code}`.'
    const { html, messages } = await htmlOf({
      paths: { '/': { get: { summary: 'A *b* {c}', deprecated: true, description } } },
    })
    expect(html).toContain('This operation is deprecated.')
    expect(html).toMatch(/<h2[^>]*>A \*b\* \{c\}/)
    expect(html).toContain('<strong>Big</strong>')
    expect(html).toContain('Use {id} and &lt;id>, :::note and <code>{code}</code>.')
    expect(messages).toEqual([])
  })

  it('are one for each operation where a tag has many', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 21 }, (_, number) => [
        `/${number}`,
        { get: { operationId: `get${number}`, tags: ['Many'], responses: { 200: {} } } },
      ]),
    )
    const { html, content } = await htmlOf({ paths }, '/docs/many/')
    expect(html).toContain('href="/docs/many/get20/"')
    const { data } = await renderPath(content, '/docs/many/get20/')
    expect(data.kind === 'doc' && data.html).toContain('id="200"')
  })
})

describe('the files', () => {
  it('are named where they cannot be written', async () => {
    const error = await open({ 'openapi.json': petstore, '.pages': '' }).catch((reason) => reason)
    expect(error.diagnostics[0]).toMatchObject({
      code: 'source/unreadable',
      message: expect.stringContaining('The pages of the docs folder cannot be written: '),
      location: { file: 'docs/.pages' },
    })
  })

  it('are written once, are replaced by documents of the site, and go with their operations', async () => {
    const { content, contentDir } = await open({ 'openapi.json': petstore, 'user.md': '# Mine\n' })
    const page = join(contentDir, 'docs/.pages/openapi.json/pet.md')
    const { mtimeMs } = statSync(page)
    expect((await renderPath(content, '/docs/user/')).data).toMatchObject({ title: 'Mine' })
    const file = join(contentDir, 'docs/openapi.json')
    writeFileSync(file, petstore.replaceAll('"store"', '"shop"'))
    const next = (await content.update([file])).content
    const paths = next.model.routes.map(({ path }) => path)
    expect(paths).toContain('/docs/shop/')
    expect(paths).not.toContain('/docs/store/')
    expect(statSync(page).mtimeMs).toBe(mtimeMs)
    expect(readdirSync(join(contentDir, 'docs/.pages/openapi.json'))).not.toContain('store.md')
    expect(readFileSync(join(contentDir, 'docs/.pages/.gitignore'), 'utf8')).toBe('*\n')
  })

  it('are those named, or all called openapi or swagger; each but one has a folder', async () => {
    const { content } = await open({ 'a/swagger.json': petstore, 'b.openapi.json': petstore })
    const paths = content.model.routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/docs/a/pet/', '/docs/b/pet/']))
    const named = { ...config, plugins: [{ module: plugin, options: { files: ['x.json'] } }] }
    const { content: one } = await openSite({ 'docs/x.json': petstore }, named)
    expect(one.model.routes.map(({ path }) => path)).toContain('/docs/pet/')
  })

  it('have versions', async () => {
    const files = { 'docs/openapi.json': petstore, 'docs_versions/1.0/openapi.json': petstore }
    const { content } = await openSite(files, config)
    const paths = content.model.routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/docs/pet/', '/docs/next/pet/']))
  })

  it('lead to the description for edits', async () => {
    const docs = { dialect: 'openapi', editUrl: 'https://git.example.org/edit' }
    const { content } = await openSite({ 'docs/v2/openapi.json': petstore }, { ...config, docs })
    const { data } = await renderPath(content, '/docs/v2/pet/')
    expect(data).toMatchObject({ editUrl: 'https://git.example.org/edit/docs/v2/openapi.json' })
  })
})
