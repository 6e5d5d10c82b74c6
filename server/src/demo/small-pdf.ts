/** A grey picture, a byte for each point, first row at the top. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

const PAGE = { width: 595, height: 842, margin: 57 } as const

/** As a string of PDF in the encoding of its font, which has the apostrophe where Latin-1 has nothing. */
function escaped(text: string) {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll('’', '\x92')
}

/**
 * A PDF of one page, written by hand: lines of text, and below them a picture where there is one. What a scanner or
 * an installer would send, for the demo only: our own documents come from templates.
 */
export function smallPdf(lines: readonly string[], picture?: Picture): Buffer {
  const { width, height, margin } = PAGE
  const text = lines.map((line, index) => `/F1 ${index === 0 ? 16 : 11} Tf (${escaped(line)}) Tj 0 -20 Td`)
  const drawn = picture ? `q ${width - 2 * margin} 0 0 360 ${margin} 120 cm /P Do Q\n` : ''
  const content = latin1(`BT ${margin} ${height - margin - 16} Td\n${text.join('\n')}\nET\n${drawn}`)
  const resources = `/Font << /F1 5 0 R >>${picture ? ' /XObject << /P 6 0 R >>' : ''}`
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << ${resources} >> >>`
  return fileOf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin1(page),
    stream('', content),
    latin1('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...(picture ? [pictureObject(picture)] : []),
  ])
}

function latin1(text: string) {
  return Buffer.from(text, 'latin1')
}

function stream(entries: string, bytes: Uint8Array) {
  return Buffer.concat([
    latin1(`<< ${entries}/Length ${bytes.length} >>\nstream\n`),
    bytes,
    latin1('\nendstream'),
  ])
}

function pictureObject({ width, height, grey }: Picture) {
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 `,
    grey,
  )
}

/** The objects one after the other, and where each of them begins. */
function fileOf(objects: readonly Buffer[]): Buffer {
  const parts = [latin1('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n')]
  const starts: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')])
    starts.push(length)
    parts.push(part)
    length += part.length
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
