import { strFromU8, unzipSync } from 'fflate'

export interface ReadCell {
  readonly value: string | number | undefined
  /** The `t` of the cell: how its value is to be taken; none for numbers. */
  readonly kind: string | undefined
  /** How the value is shown. */
  readonly format: string | undefined
}

export interface ReadSheet {
  readonly name: string
  /** Of the workbook, as its properties say. */
  readonly title: string
  readonly language: string | undefined
  readonly rows: ReadCell[][]
  readonly widths: number[]
  readonly frozenRows: number
}

function unescaped(xml: string) {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
function attribute(tag: string, name: string) {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}
function texts(xml: string) {
  return [...xml.matchAll(/<t(?: [^>]*)?>(.*?)<\/t>/gs)].map(([, text = '']) => unescaped(text))
}
/** `_x005F_` is how the format writes an underscore that begins no escaped character. */
function literal(text: string | undefined) {
  return text?.replaceAll('_x005F_', '_')
}

/** What a spreadsheet program would show of a workbook's first sheet. */
export function readSheet(file: Uint8Array): ReadSheet {
  const files = unzipSync(file)
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const [workbook, sheet, styles] = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'].map(part)
  const core = part('docProps/core.xml')
  const shared = texts(part('xl/sharedStrings.xml'))
  const formats = new Map(
    [...styles!.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id = '', code = '']) => [id, unescaped(code)] as const,
    ),
  )
  const cellFormats = [.../<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles!)![1]!.matchAll(/<xf [^>]*>/g)].map(
    ([xf]) => formats.get(attribute(xf, 'numFmtId') ?? ''),
  )
  const columnCount = [...sheet!.matchAll(/<col [^>]*>/g)].length
  const rows = [...sheet!.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) => {
    const row: ReadCell[] = Array.from({ length: columnCount }, () => ({
      value: undefined,
      kind: undefined,
      format: undefined,
    }))
    for (const [, head = '', body = ''] of cells.matchAll(/<c( [^>]*)>(.*?)<\/c>/gs)) {
      const kind = attribute(head, 't')
      const number = /<v>(.*?)<\/v>/.exec(body)?.[1]
      const value =
        kind === 'inlineStr'
          ? literal(texts(body)[0])
          : kind === 's'
            ? shared[Number(number)]
            : Number(number)
      const column = attribute(head, 'r')!.replaceAll(/\d/g, '')
      const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      row[index] = { value, kind, format: cellFormats[Number(attribute(head, 's') ?? 0)] }
    }
    return row
  })
  return {
    title: unescaped(/<dc:title>(.*?)<\/dc:title>/s.exec(core)?.[1] ?? ''),
    language: /<dc:language>(.*?)<\/dc:language>/.exec(core)?.[1],
    name: attribute(/<sheet [^>]*>/.exec(workbook!)![0], 'name')!,
    rows,
    widths: [...sheet!.matchAll(/<col [^>]*>/g)].map(([tag]) => Number(attribute(tag, 'width'))),
    frozenRows: Number(attribute(/<pane [^>]*>/.exec(sheet!)?.[0] ?? '', 'ySplit') ?? 0),
  }
}
