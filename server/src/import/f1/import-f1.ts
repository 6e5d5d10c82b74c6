import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DamagedArchiveError } from '../curves/bunzip.ts'
import { openCurveFile, TooLargeError, type CurveText } from '../curves/open-curve-file.ts'
import { EncodingScan } from '../tables/encoding.ts'
import { readF1, type F1File } from './read-f1.ts'
import { settleBills, type FiledBill, type Settling } from './settle-bills.ts'
import { XmlRefusedError } from './xml-elements.ts'

export const f1Folder = 'f1'

/** Whether a file beside the tables is read as bills of the distributor. */
export function isF1Name(name: string): boolean {
  return /\.xml$/i.test(name)
}

/** What became of the distributor's bills. */
export interface F1Result {
  files: number
  /** Files of which nothing was taken. */
  refused: number
  /** Those of a bill that is kept here. */
  bills: number
  /** Readings that such a bill had not. */
  readings: number
}

const LARGEST_BYTES = 64 * 1024 * 1024
const BILLS_A_BATCH = 200

/** The encodings that the declaration of a file may name, and those that its bytes may then be in. */
const declared: ReadonlyMap<string, readonly string[]> = new Map([
  ['utf-8', ['utf-8']],
  ['us-ascii', ['utf-8']],
  ['utf-16', ['utf-16le', 'utf-16be']],
  ['iso-8859-1', ['utf-8', 'windows-1252', 'iso-8859-15']],
  ['iso-8859-15', ['utf-8', 'windows-1252', 'iso-8859-15']],
  ['windows-1252', ['utf-8', 'windows-1252', 'iso-8859-15']],
])

async function textOf({ pieces }: CurveText): Promise<string> {
  const kept: Buffer[] = []
  let size = 0
  const scan = new EncodingScan()
  for await (const piece of pieces) {
    size += piece.length
    if (size > LARGEST_BYTES) throw new XmlRefusedError('xml_too_large', 0)
    scan.push(piece)
    kept.push(Buffer.from(piece))
  }
  const found = scan.end()
  if (!found.ok) throw new XmlRefusedError(found.code, 0)
  const text = new TextDecoder(found.encoding).decode(Buffer.concat(kept))
  const named = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(text)?.[1] ?? 'utf-8'
  const isMarked = found.encoding.startsWith('utf-16')
  if (!isMarked && !declared.get(named.toLowerCase())?.includes(found.encoding)) {
    throw new XmlRefusedError('xml_encoding', 0)
  }
  return text
}

/** Says in which line an offset lies; asked in the order of the text, which is gone through once. */
function lineCounter(text: string): (at: number) => number {
  let line = 1
  let end = text.indexOf('\n')
  return (at) => {
    for (; end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line++
    return line
  }
}

async function f1Files(folder: string): Promise<string[]> {
  const filesIn = async (path: string, isTaken: (entry: Dirent) => boolean) => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isTaken(entry))
  }
  const beside = await filesIn(folder, ({ name }) => isF1Name(name))
  const within = await filesIn(join(folder, f1Folder), () => true)
  return [
    ...beside.map(({ name }) => join(folder, name)),
    ...within.map(({ name }) => join(folder, f1Folder, name)),
  ].toSorted()
}

/** Gives each file that lies there, also within archives, to be read; those that cannot be opened are refused. */
async function eachText(
  folder: string,
  read: (text: CurveText) => Promise<void>,
  refuse: (file: string, code: 'archive_too_large' | 'archive_not_valid') => void,
): Promise<void> {
  for (const path of await f1Files(folder)) {
    try {
      for await (const text of openCurveFile(path, () => {})) await read(text)
    } catch (error) {
      if (error instanceof TooLargeError) refuse(basename(path), 'archive_too_large')
      else if (error instanceof DamagedArchiveError) refuse(basename(path), 'archive_not_valid')
      else throw error
    }
  }
}

/** A distributor's bill: numbers are its own, and the CUPS is of one distributor. */
function keyOf(cups20: string, number: string): string {
  return `${cups20} ${number}`
}

/**
 * The number of the new bill by the one that is made anew, of all files: only the new one counts, whichever comes first
 * and however far apart they lie.
 */
async function findReplaced(folder: string): Promise<Map<string, string>> {
  const replacedBy = new Map<string, string>()
  const readText = async (text: CurveText) => {
    try {
      const content = await textOf(text)
      if (!content.includes('CodigoFacturaRectificadaAnulada')) return
      for (const { type, cups20, rectifies, number } of readF1(content).bills) {
        if (type === 'R') replacedBy.set(keyOf(cups20, rectifies), number)
      }
    } catch (error) {
      // Said where its bills are taken.
      if (!(error instanceof XmlRefusedError)) throw error
    }
  }
  await eachText(folder, readText, () => {})
  return replacedBy
}

/** Reads the distributor's bills: the files of the folder `f1`, and those that end in `.xml` beside the tables. */
export async function importF1(folder: string, of: Settling): Promise<F1Result> {
  const { problems, notices } = of
  const result: F1Result = { files: 0, refused: 0, bills: 0, readings: 0 }
  const replacedBy = await findReplaced(folder)
  const waiting: FiledBill[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const settled = await settleBills(of, waiting)
    result.bills += settled.bills
    result.readings += settled.readings
    waiting.length = 0
  }
  const readText = async (text: CurveText) => {
    result.files += 1
    let content = ''
    let read: F1File
    try {
      content = await textOf(text)
      read = readF1(content)
    } catch (error) {
      if (!(error instanceof XmlRefusedError)) throw error
      result.refused += 1
      problems.add(text.file, lineCounter(content)(error.at), '', error.code)
      return
    }
    const { bills, others } = read
    if (others > 0) {
      const notice = { file: text.file, line: 0, of: '', what: 'OtrasFacturas', computed: null }
      notices.add({ ...notice, said: String(others), code: 'f1_not_taken' })
    }
    const lineOf = lineCounter(content)
    for (const bill of bills) {
      const madeAnewBy = replacedBy.get(keyOf(bill.cups20, bill.number))
      waiting.push({ ...bill, file: text.file, line: lineOf(bill.at), madeAnewBy })
    }
    if (waiting.length >= BILLS_A_BATCH) await flush()
  }
  await eachText(folder, readText, (file, code) => problems.add(file, 0, '', code))
  await flush()
  return result
}
