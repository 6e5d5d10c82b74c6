import { describe, expect, it } from 'vitest'
import { keepDocuments } from './kept-documents.ts'
import type { PdfMeta } from './pdf-worker.ts'

const meta: PdfMeta = { title: 'Bill', language: 'es', day: '2026-11-22' }

/** A worker whose documents are ten bytes and say how often it was asked. */
function counting({ fails = false } = {}) {
  const asked: string[] = []
  const worker = {
    assertAvailable: () => undefined,
    render: async (template: string) => {
      asked.push(template)
      if (fails) throw new Error('the compiler refused it')
      return Buffer.from(`${template} ${asked.length}`.padEnd(10))
    },
    close: async () => undefined,
  }
  return { asked, worker }
}

describe('documents that are kept [r.overload]', () => {
  it('are not made again, whether asked for later or at the same time', async () => {
    const { asked, worker } = counting()
    const kept = keepDocuments(worker, 1000)
    const [one, other] = await Promise.all([
      kept.render('a', { n: 1 }, meta),
      kept.render('a', { n: 1 }, meta),
    ])
    const later = await kept.render('a', { n: 1 }, meta)
    expect([one.equals(other), one.equals(later), asked.length]).toEqual([true, true, 1])
  })

  it('are those of exactly the same input', async () => {
    const { asked, worker } = counting()
    const kept = keepDocuments(worker, 1000)
    const files = { 'logo.svg': Buffer.from('<svg/>') }
    await kept.render('a', { n: 1 }, meta)
    await kept.render('b', { n: 1 }, meta)
    await kept.render('a', { n: 2 }, meta)
    await kept.render('a', { n: 1 }, { ...meta, title: 'Other' })
    await kept.render('a', { n: 1 }, { ...meta, language: 'ca' })
    await kept.render('a', { n: 1 }, { ...meta, day: '2026-11-23' })
    await kept.render('a', { n: 1 }, { ...meta, files })
    await kept.render('a', { n: 1 }, { ...meta, files: { 'logo.svg': Buffer.from('<svg x/>') } })
    expect(asked).toHaveLength(8)
  })

  it('go when others need their room, those asked for longest ago first', async () => {
    const { asked, worker } = counting()
    const kept = keepDocuments(worker, 40)
    for (const name of ['a', 'b', 'c', 'd', 'a', 'e']) await kept.render(name, {}, meta)
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e'])
    await kept.render('a', {}, meta)
    expect(asked).toHaveLength(5)
    await kept.render('b', {}, meta)
    expect(asked).toHaveLength(6)
  })

  it('are none that could not be made', async () => {
    const { asked, worker } = counting({ fails: true })
    const kept = keepDocuments(worker, 1000)
    await expect(kept.render('a', {}, meta)).rejects.toThrow('refused')
    await expect(kept.render('a', {}, meta)).rejects.toThrow('refused')
    expect(asked).toHaveLength(2)
  })
})
