import { deflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PartKind } from './frame'
import { inflate } from './inflate'

const raw = new TextEncoder().encode('Terraform and OpenTofu. '.repeat(4000))
const frame = (payload: Uint8Array, rawLength = raw.length) => ({
  kind: PartKind.texts,
  build: 1,
  payload,
  rawLength,
})
const packed = deflateRawSync(raw)

afterEach(() => vi.restoreAllMocks())

describe.each([
  ['in Node', () => undefined],
  ['in a browser', () => vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined)],
])('inflate %s', (_, prepare) => {
  it('unpacks', async () => {
    prepare()
    expect(new TextDecoder().decode(await inflate(frame(packed)))).toBe(
      new TextDecoder().decode(raw),
    )
  })

  it.each([
    ['cut off', packed.subarray(0, packed.length >> 1), raw.length],
    ['damaged', packed.map((byte, at) => (at === 3 ? byte ^ 0xff : byte)), raw.length],
    ['longer than announced', packed, raw.length - 1],
    ['shorter than announced', packed, raw.length + 1],
  ])('refuses what is %s', async (_what, payload, rawLength) => {
    prepare()
    await expect(inflate(frame(payload, rawLength))).rejects.toMatchObject({
      code: 'index-corrupt',
    })
  })
})
