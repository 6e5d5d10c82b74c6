import { memo } from 'react'
import type { ComponentType } from 'react'
import { useAfterPaint } from './use-after-paint.ts'

/**
 * A part that follows what a press changes elsewhere: drawn with it the first time, and from then on once that has been
 * painted. Not for what must never differ from what stands beside it, as a title from its chart; nor for fields, where
 * a value that comes late would replace what was typed meanwhile.
 */
export function drawnLast<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Kept = memo(Part) as unknown as ComponentType<Props>
  return function DrawnLast(props: Props) {
    return <Kept {...useAfterPaint(props)} />
  }
}
