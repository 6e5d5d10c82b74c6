import type { CallBackItem } from '@endoll/api/call-backs.ts'
import { readCallBack } from '@endoll/api/call-backs.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { useClaims } from '../../calls/use-session.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CallForm } from './CallForm.tsx'
import { KnownCallForm } from './KnownCallForm.tsx'
import { MyCall } from './MyCall.tsx'
import { keptCallLink } from './kept-link.ts'

type Step =
  | { readonly at: 'asking' | 'reading' | 'gone' }
  | { readonly at: 'asked'; readonly asked: CallBackItem; readonly token: string }
  | { readonly at: 'failed'; readonly error: unknown }

/** Asking for a call, and what becomes of it; open pages have no client of queries of their own. */
export function CallSteps() {
  return (
    <QueryClientProvider client={queryClient}>
      <Steps />
    </QueryClientProvider>
  )
}

function Steps() {
  const t = useTranslations('call-back')
  const isKnown = useClaims() !== undefined
  const [step, setStep] = useState<Step>(() => ({
    at: keptCallLink.token() === undefined ? 'asking' : 'reading',
  }))
  const read = () => {
    const token = keptCallLink.token()
    if (token === undefined) return
    setStep({ at: 'reading' })
    call(readCallBack, { body: { token } }).then(
      (asked) => setStep({ at: 'asked', asked, token }),
      (error: unknown) => {
        if (!hasCode(error, 'confirmation_invalid')) return setStep({ at: 'failed', error })
        keptCallLink.forget()
        setStep({ at: 'gone' })
      },
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  useEffect(read, [])
  const again = () => {
    keptCallLink.forget()
    setStep({ at: 'asking' })
  }
  const onAsked = ({ token, ...asked }: CallBackItem & { readonly token: string }) =>
    setStep({ at: 'asked', asked, token })
  switch (step.at) {
    case 'reading':
      return <Skeleton label={t('loading')} shape="text" />
    case 'failed':
      return (
        <div className="stack">
          <FailureNotice error={step.error} />
          <div className="row">
            <Button onClick={read}>{t('again')}</Button>
          </div>
        </div>
      )
    case 'gone':
      return (
        <Notice tone="info" title={t('gone')} actions={<Button onClick={again}>{t('another')}</Button>} />
      )
    case 'asked':
      return <MyCall asked={step.asked} token={step.token} onAnother={again} />
    default:
      return isKnown ? <KnownCallForm onAsked={onAsked} /> : <CallForm onAsked={onAsked} />
  }
}
