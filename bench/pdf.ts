// How many bills a second one worker draws, and what memory it takes for it: node bench/run.ts pdf
import { existsSync, readFileSync } from 'node:fs'
import type { BillData } from '../server/src/documents/bill-data.ts'
import { billDocument } from '../server/src/documents/bill/bill-document.ts'
import { billOf, homeBill, homeCharges, monthsBilled } from '../server/src/documents/bill/bill.fixture.ts'
import { documentFile } from '../server/src/documents/document.ts'
import { openDocuments } from '../server/src/documents/open.ts'
import { findTypst } from '../server/src/platform/pdf/typst.ts'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { median, percentile, type Figure } from './result.ts'

const WARMING = 20
const DOCUMENTS = 200

/** Another home each time: what the compiler remembers of the last bill does not draw the next. */
function billNumber(index: number): BillData {
  const charges = homeCharges.map((charge) =>
    charge.kind === 'energy' ? { ...charge, quantity: `${40 + ((index * 37) % 90)}.${100 + index}` } : charge,
  )
  return {
    ...homeBill,
    bill: billOf(charges),
    invoice: { ...homeBill.invoice, number: `FE-${1000 + index}` },
    partner: { ...homeBill.partner, name: `Clienta ${1000 + index}` },
    history: monthsBilled(
      Array.from({ length: 13 }, (_, month) => 150_000 + ((index * 7 + month * 61) % 99) * 1000),
    ),
  }
}

/** Processes that this one started, as the kernel lists them; none where it does not. */
function children(): string[] {
  const list = `/proc/${process.pid}/task/${process.pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean) : []
}

/** The most memory that a process ever held. */
function peakMegabytes(pid: string) {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

export async function measurePdf(): Promise<Figure[]> {
  if (!findTypst()) return []
  const before = new Set(children())
  const pdf = openDocuments('production')
  const draw = async (index: number) => {
    const bill = billNumber(index)
    const made = { signer: bill, language: 'es', day: bill.invoice.day } as const
    return documentFile({ pdf }, billDocument(bill, 'es'), made).body()
  }
  const timed = async (index: number) => {
    const startedMs = performance.now()
    const file = await draw(index)
    return { file, ms: performance.now() - startedMs }
  }
  try {
    const first = await timed(0)
    const { pages } = await readPdf(first.file)
    const worker = children().find((pid) => !before.has(pid))
    for (let index = 1; index < WARMING; index += 1) await draw(index)
    const times: number[] = []
    for (let index = 0; index < DOCUMENTS; index += 1) times.push((await timed(WARMING + index)).ms)
    const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
    const note = `Spanish bills of ${pages} pages, ${Math.round(first.file.length / 1000)} kB, each another home`
    return [
      { what: 'bills', value: DOCUMENTS / seconds, unit: '/s', note: `${note}; one worker, warm` },
      { what: 'bills: p50', value: median(times), unit: 'ms' },
      { what: 'bills: p99', value: percentile(times, 0.99), unit: 'ms' },
      {
        what: 'bills: the first',
        value: first.ms,
        unit: 'ms',
        note: 'starts the worker, loads the compiler',
      },
      ...(worker
        ? [{ what: 'bills: peak memory of the worker', value: peakMegabytes(worker), unit: 'MB' }]
        : []),
    ]
  } finally {
    await pdf.close()
  }
}
