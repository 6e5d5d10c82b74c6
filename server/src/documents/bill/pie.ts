/** A part of a circle: its share, 0 to 1, and its colour. */
export interface PiePart {
  readonly share: number
  readonly colour: string
}

/** Sectors of a circle of radius 10, of the parts that are not nothing, as SVG. */
export function pieOf(parts: readonly PiePart[]): string {
  let from = 0
  const at = (turn: number) =>
    `${(10 + 10 * Math.sin(2 * Math.PI * turn)).toFixed(3)} ${(10 - 10 * Math.cos(2 * Math.PI * turn)).toFixed(3)}`
  const sectors = parts.flatMap(({ share, colour }) => {
    if (share <= 0) return []
    const start = from
    from += share
    return share >= 1
      ? [`<circle cx="10" cy="10" r="10" fill="${colour}"/>`]
      : [`<path d="M10 10 L${at(start)} A10 10 0 ${share > 0.5 ? 1 : 0} 1 ${at(from)} Z" fill="${colour}"/>`]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${sectors.join('')}</svg>`
}
