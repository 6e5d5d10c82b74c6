/** First and last code point of a run that a font can draw. */
type Run = readonly [first: number, last: number]

function tableAt(font: DataView, tag: string): number | undefined {
  for (let entry = 12; entry < 12 + font.getUint16(4) * 16; entry += 16) {
    const name = [0, 1, 2, 3].map((at) => String.fromCharCode(font.getUint8(entry + at))).join('')
    if (name === tag) return font.getUint32(entry + 8)
  }
  return undefined
}

/** Format 4: runs of the first plane; a code whose glyph is 0 is drawn as nothing. */
function runsOfFormat4(font: DataView, at: number): Run[] {
  const doubled = font.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + doubled + 2
  const runs: Run[] = []
  for (let segment = 0; segment < doubled; segment += 2) {
    const [first, last] = [font.getUint16(starts + segment), font.getUint16(ends + segment)]
    const delta = font.getUint16(starts + doubled + segment)
    const offsetAt = starts + 2 * doubled + segment
    const offset = font.getUint16(offsetAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : font.getUint16(offsetAt + offset + 2 * (code - first))
      if (glyph !== 0) runs.push([code, code])
    }
  }
  return runs
}

/** Format 12: runs of every plane. */
function runsOfFormat12(font: DataView, at: number): Run[] {
  return Array.from({ length: font.getUint32(at + 12) }, (_, group) => {
    const entry = at + 16 + group * 12
    return [font.getUint32(entry), font.getUint32(entry + 4)] as const
  })
}

/**
 * The code points a TrueType file has glyphs for, read from its character map (OpenType specification, `cmap`,
 * formats 4 and 12: the two that fonts for text use).
 */
export function coverageOf(file: Uint8Array): ReadonlySet<number> {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const map = tableAt(font, 'cmap')
  if (map === undefined) throw new Error('the font has no character map')
  const covered = new Set<number>()
  for (let record = 0; record < font.getUint16(map + 2); record += 1) {
    const at = map + font.getUint32(map + 4 + record * 8 + 4)
    const format = font.getUint16(at)
    const runs = format === 4 ? runsOfFormat4(font, at) : format === 12 ? runsOfFormat12(font, at) : []
    for (const [first, last] of runs) for (let code = first; code <= last; code += 1) covered.add(code)
  }
  return covered
}
