import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { configureCalls } from '../../calls/call.ts'
import { hasCode } from '../../calls/api-error.ts'
import type { ProofAsked } from '../../features/session/ProofDialog.tsx'
import { createFormat } from '../../i18n/format.ts'
import { FormatContext } from '../../i18n/use-format.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { useSite } from '../../site/site.tsx'
import { FigureFormatProvider } from '../../ui/figure-format.ts'
import { ToastProvider } from '../../ui/Toast.tsx'
import { Nothing, part } from '../../loading/part.tsx'
import { LoadAhead } from '../RoutedLink.tsx'
import { loadAhead } from './load-ahead.ts'
import { useLater } from './use-later.ts'

const ProofDialog = part({
  load: async () => (await import('../../features/session/ProofDialog.tsx')).ProofDialog,
  texts: ['passkeys'],
})

const SessionWatch = part({
  load: async () => (await import('../../features/session/SessionWatch.tsx')).SessionWatch,
  lost: Nothing,
  follows: 'any',
})

interface SurroundingsProps {
  readonly children: ReactNode
}

/** What framed pages have and the login page does without: figures, short messages, a session that is watched. */
export function Surroundings({ children }: SurroundingsProps) {
  const t = useTranslations('frame')
  const { locale } = useSite()
  const format = useMemo(() => createFormat(locale), [locale])
  return (
    <FormatContext value={format}>
      <FigureFormatProvider value={format}>
        <ToastProvider label={t('notifications')} dismissLabel={t('dismiss')}>
          <LoadAhead value={loadAhead}>{children}</LoadAhead>
          <Proofs />
          <SessionWatchPart />
        </ToastProvider>
      </FigureFormatProvider>
    </FormatContext>
  )
}

/** Where a call asks for what the server wants to be shown first; once, however many calls wait for it. */
function Proofs() {
  const [asked, setAsked] = useState<ProofAsked>()
  useEffect(() => {
    let asking: Promise<boolean> | undefined
    const ask = async (refusal: unknown) => {
      const { promise, resolve: answer } = Promise.withResolvers<boolean>()
      setAsked({ refusal, answer })
      const shown = await promise
      asking = undefined
      setAsked(undefined)
      return shown
    }
    configureCalls({
      prove: async (refusal) =>
        hasCode(refusal, 'step_up_required', 'reauthentication_required') && (asking ??= ask(refusal)),
    })
  }, [])
  return asked ? <ProofDialog {...asked} /> : null
}

/** No session runs out while the page is still coming. An inspection ends by itself. */
function SessionWatchPart() {
  return useLater(!isInspection(useSite().acting)) ? <SessionWatch /> : null
}
