import type { CSSProperties, ReactNode } from 'react'

/** The brand in three strengths, the ground, the pen, and one warm light. */
const colours = {
  '--far': 'color-mix(in oklab, var(--action) 16%, var(--surface))',
  '--mid': 'color-mix(in oklab, var(--action) 46%, var(--surface))',
  '--near': 'var(--action)',
  '--paper': 'light-dark(#ffffff, color-mix(in oklab, var(--action) 30%, #465150))',
  '--glow': 'light-dark(#ffb930, #ffc457)',
  '--halo': 'color-mix(in oklab, var(--glow) 26%, transparent)',
  '--pen': 'color-mix(in oklab, var(--action) 35%, var(--ink))',
} as CSSProperties

interface PictureProps {
  readonly width: number
  readonly height: number
  /** Fills its place, and is cut where that has another shape. */
  readonly fills?: boolean
  readonly children: ReactNode
}

/** A drawn picture. It says nothing that is not written. Loaded when it is seen: no page waits for one. */
export function Picture({ width, height, fills = false, children }: PictureProps) {
  return (
    <svg
      className="picture"
      style={colours}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      width={fills ? undefined : width}
      height={fills ? undefined : height}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
