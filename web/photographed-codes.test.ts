import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Photograph } from './src/form/bill-reading/testing/photograph.ts'
import { prepareReader, readPhotograph } from './src/form/bill-reading/testing/read-photograph.ts'

beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareReader(new Uint8Array(wasm).buffer)
})

const readable: readonly (readonly [string, Photograph])[] = [
  ['as printed', {}],
  ['small', { modulePx: 2 }],
  ['upside down', { degrees: 180 }],
  ['turned a little', { degrees: 9 }],
  ['turned by a third', { degrees: 31 }],
  ['from the side', { modulePx: 5, tilt: 0.12 }],
  ['out of focus', { modulePx: 5, blurPx: 2 }],
  ['in shadow', { shadow: 0.7 }],
  ['grainy', { grain: 60 }],
  ['held in a hand at night', { modulePx: 5, degrees: 6, tilt: 0.05, blurPx: 1, shadow: 0.5, grain: 20 }],
]

describe('the code of a bill that was photographed', () => {
  it.each(readable)('is read %s', async (_, how) => {
    const bills = await readPhotograph(how)
    expect(bills).toMatchObject([{ qr: { cups: 'ES1234123456789012JY1F', totalCents: 9917 } }])
  })

  it('is told to be damaged where a reflection hides too much of it', async () => {
    expect(await readPhotograph({ glare: 0.5 })).toBe('damaged')
  })

  it('is told apart from the code of something else', async () => {
    expect(await readPhotograph({}, 'https://pagos.example/abc?importe=99.17')).toBe('foreign')
  })
})
