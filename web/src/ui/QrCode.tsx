interface QrCodeProps {
  /** A row of `1` (dark) and `0` for each line. */
  readonly rows: readonly string[]
  readonly label: string
}

/** Dark on white in every look: cameras read it so. */
export function QrCode({ rows, label }: QrCodeProps) {
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((dot, x) => (dot === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      width="192"
      height="192"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
