import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { watchIdling } from '../../calls/idling.ts'
import { onSessionRenewed } from '../../calls/session.ts'
import { Nothing, part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { useToast } from '../../ui/Toast.tsx'

const IdleWarning = part({
  load: async () => (await import('./idle/IdleWarning.tsx')).IdleWarning,
  texts: ['idle'],
  lost: Nothing,
})

/** Asks an idle customer whether to continue, and says that the session was renewed; the login page tells of its end. */
export function SessionWatch() {
  const t = useTranslations('frame')
  const toast = useToast()
  const { idleMinutes } = useSite().settings.session
  const [isEnding, tell] = useState(false)
  useEffect(() => watchIdling(idleMinutes, tell), [idleMinutes])
  useEffect(() => onSessionRenewed(() => toast({ tone: 'info', text: t('sessionRenewed') })), [toast, t])
  return isEnding ? <IdleWarning /> : null
}
