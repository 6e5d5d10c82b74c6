import { useId } from 'react'
import { hatchLines } from './hatch-lines.ts'
import type { Box } from './hatch-lines.ts'

/** Lines in the ground's colour over what a path encloses: estimated readings, visible in grey print too. */
export function Hatched({ d, box }: { d: string; box: Box }) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <path className="hatch-line" clipPath={`url(#${id})`} d={hatchLines(box)} />
    </>
  )
}
