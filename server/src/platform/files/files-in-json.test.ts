import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from '../http/failure.ts'
import { ByteSource } from './byte-source.ts'
import { withoutFiles } from './files-in-json.ts'

/** The text in pieces of so many bytes, the last length again and again. */
async function* inPieces(text: string, lengths: readonly number[]) {
  const bytes = Buffer.from(text)
  let start = 0
  for (let index = 0; start < bytes.length; index += 1) {
    const length = lengths[Math.min(index, lengths.length - 1)] ?? bytes.length
    yield bytes.subarray(start, start + length)
    start += length
  }
}

async function takeOut(text: string, lengths: readonly number[] = [1_000_000], mostFiles = 3) {
  const files: Buffer[] = []
  const keep = async (content: AsyncIterable<Uint8Array>) => {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    return `${files.push(Buffer.concat(parts))}`
  }
  let json = ''
  const source = new ByteSource(inPieces(text, lengths))
  for await (const piece of withoutFiles(source, { keep, mostFiles })) json += piece.toString('latin1')
  return { json: Buffer.from(json, 'latin1').toString(), files, received: source.received }
}

function dataUrl(content: Uint8Array) {
  return `data:application/pdf;base64,${Buffer.from(content).toString('base64')}`
}

describe('a JSON text with files in it [r.uploads]', () => {
  it('has ids where the files stood, wherever the pieces are cut', async () => {
    const file = fc.uint8Array({ maxLength: 40 })
    const word = fc.string({ unit: 'grapheme', maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: word, content: file }), { maxLength: 3 }),
        fc.dictionary(word, fc.oneof(word, fc.integer(), fc.constant(null)), { maxKeys: 4 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (files, rest, lengths, isIndented) => {
          const body = {
            ...rest,
            invoice: files.map(({ name, content }) => ({ name, content: dataUrl(content) })),
          }
          const text = JSON.stringify(body, undefined, isIndented ? 2 : 0)
          const taken = await takeOut(text, lengths)
          expect(JSON.parse(taken.json)).toEqual({
            ...rest,
            invoice: files.map(({ name }, index) => ({ name, content: `upload:${index + 1}` })),
          })
          expect(taken.files.map((kept) => [...kept])).toEqual(files.map(({ content }) => [...content]))
          expect(taken.received).toBe(Buffer.byteLength(text))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('may escape its slashes', async () => {
    const content = Uint8Array.from({ length: 60 }, () => 255)
    const text = JSON.stringify({ content: dataUrl(content) }).replaceAll('/', '\\/')
    expect(text).toContain('\\/\\/')
    for (const lengths of [[1000], [1], [7]]) {
      expect([...(await takeOut(text, lengths)).files[0]!]).toEqual([...content])
    }
  })

  it.each([
    '{"content":"words"}',
    '{"name":"data:a;base64,AAAA"}',
    '["content","data:a;base64,AAAA"]',
    '{"a":"content","b":"data:a;base64,AAAA"}',
    '{"content":7,"b":"data:a;base64,AAAA"}',
    '{"content":["data:a;base64,AAAA"]}',
  ])('is left as it is where no file is meant: %s', async (text) => {
    expect(await takeOut(text)).toMatchObject({ json: text, files: [] })
  })

  it('ends where a text in it is longer than a call may be', async () => {
    const text = `{"a":"${'a'.repeat(400_000)}"}`
    await expect(takeOut(text, [64_000])).rejects.toMatchObject({ code: 'payload_too_large' })
  })

  it.each([
    ['{"content":"data:a;base64,AA*A"}', 'invalid_request'],
    ['{"content":"data:a;base64,AAAAA"}', 'invalid_request'],
    ['{"content":"data:a;base64,AA==AAAA"}', 'invalid_request'],
    ['{"content":"data:a,AAAA"}', 'invalid_request'],
    ['{"content":"data:a;base64;AAAA"}', 'invalid_json'],
    ['{"content":"data:a;base64,AAAA\\u0041"}', 'invalid_request'],
    ['{"content":"data:a;base64,AAAA', 'invalid_json'],
    ['{"content":"data:', 'invalid_json'],
    ['{"content', 'invalid_json'],
    [`{"content":"data:${'a'.repeat(300)},AAAA"}`, 'invalid_request'],
    [JSON.stringify([1, 2, 3, 4].map(() => ({ content: 'data:a;base64,AAAA' }))), 'payload_too_large'],
  ])('is refused where it is not one: %.60s', async (text, code) => {
    for (const lengths of [[1_000_000], [64], [1]]) {
      const refusal: unknown = await takeOut(text, lengths).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(Failure)
      expect(refusal).toMatchObject({ code })
    }
  })
})
