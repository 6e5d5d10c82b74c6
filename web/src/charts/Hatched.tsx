import { useId } from 'react'
import { hatchLines } from './hatch-lines.ts'
import type { Box } from './hatch-lines.ts'

interface HatchedProps {
  readonly d: string
  /** Of the path, where it is in other units than the box. */
  readonly transform?: string
  readonly box: Box
}

/** Hatching over the area of a path, for estimated readings; visible in grey print too. */
export function Hatched({ d, transform, box }: HatchedProps) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d={d} transform={transform} />
      </clipPath>
      <path className="hatch-line" clipPath={`url(#${id})`} d={hatchLines(box)} />
    </>
  )
}
