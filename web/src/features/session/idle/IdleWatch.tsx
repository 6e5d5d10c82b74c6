import { useEffect, useState } from 'react'
import { watchIdling } from '../../../calls/idling.ts'
import { Nothing, part } from '../../../loading/part.tsx'
import { useSite } from '../../../site/site.tsx'

const IdleWarning = part({
  load: async () => (await import('./IdleWarning.tsx')).IdleWarning,
  texts: ['idle'],
  lost: Nothing,
})

/** Asks an idle customer whether to continue. */
export function IdleWatch() {
  const { idleMinutes } = useSite().settings.session
  const [isEnding, tell] = useState(false)
  useEffect(() => watchIdling(idleMinutes, tell), [idleMinutes])
  return isEnding ? <IdleWarning /> : null
}
