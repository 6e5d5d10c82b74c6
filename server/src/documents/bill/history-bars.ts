/** Heights and kinds of the bars, oldest first. */
export interface DrawnBar {
  /** 0 to 1 of the highest. */
  readonly share: number
  readonly current: boolean
  readonly estimated: boolean
}

/** Units of the drawing: each bar has a column of its own, as wide as that of the table below it. */
const column = 100
const height = 220
const width = 62

/**
 * The bars as SVG: this bill's in full colour, the others lighter, estimated ones hatched: they
 * can be distinguished in grey print too.
 */
export function historyBars(bars: readonly DrawnBar[], colour: string): string {
  const drawn = bars.map(({ share, current, estimated }, index) => {
    const tall = Math.max(2, share * height)
    const [x, y] = [index * column + (column - width) / 2, height - tall]
    const box = `x="${x}" y="${y.toFixed(1)}" width="${width}" height="${tall.toFixed(1)}"`
    const fill = `<rect ${box} fill="${colour}"${current ? '' : ' fill-opacity="0.4"'}/>`
    return estimated ? `${fill}<rect ${box} fill="url(#hatch)"/>` : fill
  })
  const hatch =
    '<pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    '<rect width="7" height="14" fill="#ffffff" fill-opacity="0.75"/></pattern>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bars.length * column} ${height}" ` +
    `preserveAspectRatio="none"><defs>${hatch}</defs>${drawn.join('')}</svg>`
  )
}
