import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '../web/src/form/bill-reading/testing/photograph.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A picture as a PNG file. */
export function pngOf({ width, height, data }: Picture): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of red, green, blue and opacity, each row as it is.
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), Buffer.from(data.subarray(row * width * 4, (row + 1) * width * 4))]),
  )
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Two pictures, one above the other. */
export function stacked(above: Picture, below: Picture): Picture {
  const width = Math.max(above.width, below.width)
  const height = above.height + below.height
  const data = new Uint8ClampedArray(width * height * 4).fill(235)
  for (const [picture, top] of [
    [above, 0],
    [below, above.height],
  ] as const) {
    for (let row = 0; row < picture.height; row += 1) {
      const line = picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4)
      data.set(line, (top + row) * width * 4)
    }
  }
  return { width, height, data }
}

/** A PDF of one page as a bill's may be: words, and a picture of its code. */
export function pdfOf({ words = [], picture }: { words?: readonly string[]; picture?: Picture }): Buffer {
  const lines = words.map((line) => `(${line}) Tj T*`).join(' ')
  const drawn = picture ? 'q 220 0 0 220 40 560 cm /I0 Do Q' : ''
  const stream = (head: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`<<${head}/Length ${content.length}>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ])
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F0 4 0 R>>${picture ? '/XObject<</I0 6 0 R>>' : ''}>>>>`,
    ),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    stream('', Buffer.from(`BT /F0 12 Tf 14 TL 40 500 Td ${lines} ET ${drawn}`)),
  ]
  if (picture) {
    const { width, height, data } = picture
    const colours = Buffer.from(data.filter((_, at) => at % 4 !== 3))
    const head = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`
    objects.push(stream(head, deflateSync(colours)))
  }
  let file = Buffer.from('%PDF-1.4\n')
  const places = objects.map((object, index) => {
    const place = file.length
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.concat([
    file,
    Buffer.from(`${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`),
  ])
}
