import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keepSessionAlive } from '../../calls/keep-alive.ts'
import { onSessionRenewed } from '../../calls/session.ts'
import { configureCalls } from '../../calls/call.ts'
import { askForStepUp, isStepUpAsked, subscribeToStepUp } from '../../calls/step-up.ts'
import { createFormat } from '../../i18n/format.ts'
import { FormatContext } from '../../i18n/use-format.ts'
import { isInspection } from '../../site/acting.ts'
import { useSite } from '../../site/site.tsx'
import { FigureFormatProvider } from '../../ui/figure-format.ts'
import { ToastProvider, useToast } from '../../ui/Toast.tsx'
import { Nothing, part } from '../../loading/part.tsx'
import { LoadAhead } from '../RoutedLink.tsx'
import { loadAhead } from './load-ahead.ts'
import { useLater } from './use-later.ts'

const StepUp = part({
  load: async () => (await import('../../features/session/StepUp.tsx')).StepUp,
  texts: ['passkeys'],
})

const IdleWatch = part({
  load: async () => (await import('../../features/session/idle/IdleWatch.tsx')).IdleWatch,
  lost: Nothing,
  follows: 'any',
})

interface SurroundingsProps {
  readonly children: ReactNode
}

/** What framed pages have and the login page does without: figures, short messages, a session kept alive. */
export function Surroundings({ children }: SurroundingsProps) {
  const t = useTranslations('frame')
  const { locale } = useSite()
  const format = useMemo(() => createFormat(locale), [locale])
  useEffect(keepSessionAlive, [])
  return (
    <FormatContext value={format}>
      <FigureFormatProvider value={format}>
        <ToastProvider label={t('notifications')} dismissLabel={t('dismiss')}>
          <RenewalMessage />
          <LoadAhead value={loadAhead}>{children}</LoadAhead>
          <StepUpPart />
          <IdleWatchPart />
        </ToastProvider>
      </FigureFormatProvider>
    </FormatContext>
  )
}

/** Where a call that is guarded asks for a passkey or a code. */
function StepUpPart() {
  const asked = useSyncExternalStore(subscribeToStepUp, isStepUpAsked, () => false)
  useEffect(() => configureCalls({ stepUp: askForStepUp }), [])
  return asked ? <StepUp /> : null
}

/** Nobody idles while the page is still coming. An inspection ends by itself. */
function IdleWatchPart() {
  return useLater(!isInspection(useSite().acting)) ? <IdleWatch /> : null
}

/** Announces that the session was renewed; the login page tells of its end. */
function RenewalMessage() {
  const t = useTranslations('frame')
  const toast = useToast()
  useEffect(() => onSessionRenewed(() => toast({ tone: 'info', text: t('sessionRenewed') })), [toast, t])
  return null
}
