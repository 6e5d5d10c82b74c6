import { Readable } from 'node:stream'
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility'
import type { Language } from '@endoll/api/language.ts'
import { dayNumber, type Day } from '@endoll/domain/time/day.ts'

export const spreadsheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column of cells of one kind: days as YYYY-MM-DD, amounts as numbers. Width in characters. */
export interface SheetColumn {
  readonly header: string
  readonly width: number
  /** How its numbers and days are shown, in Excel's own letters; text has none. */
  readonly format?: string
  readonly kind: 'text' | 'number' | 'day'
}

export type SheetCell = string | number | null
export type SheetRow = readonly SheetCell[]

export interface Sheet {
  readonly name: string
  /** Of the workbook: what it holds, and in which language it speaks. */
  readonly title: string
  readonly language: Language
  readonly columns: readonly SheetColumn[]
  /** Rows a few at a time, each as long as the columns. */
  readonly rows: AsyncIterable<readonly SheetRow[]>
}

const sheetFile = 'xl/worksheets/sheet1.xml'
/** Excel counts days from 30 December 1899. */
const dayOne = 25_569
/** The most characters that a cell may hold. */
const longestText = 32_767

interface Frame {
  readonly otherFiles: readonly (readonly [name: string, bytes: Uint8Array])[]
  /** The sheet's XML before and after its rows of data. */
  readonly before: string
  readonly after: string
  /** The style of each column's cells. */
  readonly styles: readonly string[]
}

/** The file of the workbook's own title and language, which the library does not write, and what the others say of it. */
function properties({ title, language }: Sheet) {
  const type = 'application/vnd.openxmlformats-package.core-properties+xml'
  const relation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'
  return {
    core:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
      `<dc:title>${sanitizeTextContent(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`,
    '[Content_Types].xml': [
      '</Types>',
      `<Override ContentType="${type}" PartName="/docProps/core.xml"/></Types>`,
    ],
    '_rels/.rels': [
      '</Relationships>',
      `<Relationship Id="rId-core" Type="${relation}" Target="docProps/core.xml"/></Relationships>`,
    ],
  } as const
}

/**
 * The workbook with its header and one row to copy the styles of: the library knows the format but wants every row
 * in memory at once (660 MB and five seconds without a pause for 100,000 invoices), so it writes only the frame.
 */
async function frameOf(asked: Sheet): Promise<Frame> {
  const { name, columns } = asked
  const header = columns.map((column) => ({ value: column.header, fontWeight: 'bold' as const }))
  const pattern = columns.map(({ kind, format }) =>
    kind === 'text' ? { value: 'x' } : { value: 1, type: Number, ...(format ? { format } : {}) },
  )
  const written = await writeExcelFile([header, pattern], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
  const { [sheetFile]: sheet, ...otherFiles } = unzipSync(written)
  const [before, row, after] = strFromU8(sheet ?? new Uint8Array()).split(/<row r="2">(.*?)<\/row>/)
  const cells = row?.match(/<c [^>]*>/g) ?? []
  if (before === undefined || after === undefined || cells.length !== columns.length)
    throw new Error('the library writes sheets in another way than this file knows')
  const styles = cells.map((cell) => / s="\d+"/.exec(cell)?.[0] ?? '')
  const { core, ...named } = properties(asked)
  for (const [file, [end, becomes]] of Object.entries(named))
    otherFiles[file] = strToU8(strFromU8(otherFiles[file] ?? new Uint8Array()).replace(end, becomes))
  otherFiles['docProps/core.xml'] = strToU8(core)
  return { otherFiles: Object.entries(otherFiles), before, after, styles }
}

/** Text that no reader takes for a formula or for an escaped character. */
function textXml(text: string): string {
  const literal = text
    .toWellFormed()
    .slice(0, longestText)
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  return `<is><t xml:space="preserve">${sanitizeTextContent(literal)}</t></is>`
}

function cellXml(cell: SheetCell, { kind }: SheetColumn, attributes: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c ${attributes}><v>${cell}</v></c>`
  if (kind === 'day') return `<c ${attributes}><v>${dayNumber(cell satisfies Day) + dayOne}</v></c>`
  return `<c ${attributes} t="inlineStr">${textXml(cell)}</c>`
}

async function* workbook(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const { otherFiles, before, after, styles } = await frameOf(sheet)
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [name, bytes] of otherFiles) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(bytes, true)
  }
  const file = new ZipDeflate(sheetFile)
  zip.add(file)
  file.push(strToU8(before))
  let rowNumber = 1
  for await (const rows of sheet.rows) {
    let xml = ''
    for (const row of rows) {
      const cells = row.map((cell, index) => {
        const attributes = `r="${getCellAddress(rowNumber, index)}"${styles[index] ?? ''}`
        return cellXml(cell, sheet.columns[index]!, attributes)
      })
      xml += `<row r="${++rowNumber}">${cells.join('')}</row>`
    }
    file.push(strToU8(xml))
    yield* chunks.splice(0)
  }
  file.push(strToU8(after), true)
  zip.end()
  yield* chunks
}

/** An XLSX workbook of one sheet with a header that stays, written while its rows are read. */
export function spreadsheet(sheet: Sheet): Readable {
  return Readable.from(workbook(sheet), { objectMode: false })
}
