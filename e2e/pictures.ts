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
