import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { watchIdling } from '../../calls/idling.ts'
import { keepSessionAlive } from '../../calls/keep-alive.ts'
import { onSessionRenewed } from '../../calls/session.ts'
import { Nothing, part } from '../../loading/part.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useSite } from '../../site/site.tsx'

const IdleWarning = part({
  load: async () => (await import('./idle/IdleWarning.tsx')).IdleWarning,
  texts: ['idle'],
  lost: Nothing,
})

/** Keeps the session of an active customer alive and says so, and asks an idle one whether to continue. */
export function SessionWatch() {
  const { idleMinutes } = useSite().settings.session
  const [isEnding, tell] = useState(false)
  useEffect(keepSessionAlive, [])
  useEffect(() => watchIdling(idleMinutes, tell), [idleMinutes])
  return (
    <>
      <RenewalMessage />
      {isEnding ? <IdleWarning /> : null}
    </>
  )
}

/** Announces that the session was renewed; the login page tells of its end. */
function RenewalMessage() {
  const t = useTranslations('frame')
  const toast = useToast()
  useEffect(() => onSessionRenewed(() => toast({ tone: 'info', text: t('sessionRenewed') })), [toast, t])
  return null
}
