import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionClaims } from '@endoll/api/session.ts'
import { ApiError } from '../../calls/api-error.ts'
import { signInByHandOff } from '../../calls/session-changes.ts'
import { restoreSession } from '../../calls/session.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dropHandOff, waitingHandOff } from './hand-off.ts'

type Step =
  | { readonly at: 'nothing' | 'working' }
  | { readonly at: 'asking'; readonly claims: SessionClaims }
  | { readonly at: 'failed'; readonly error: unknown; readonly again: boolean }

const unanswered: ReadonlySet<string> = new Set(['offline', 'busy'])

/** Signs in with the token that came in the address; over a live session only after asking. */
export function HandOff() {
  const t = useTranslations('login.handOff')
  const errorText = useErrorText()
  const { enter } = useSite()
  const [step, setStep] = useState<Step>({ at: 'nothing' })

  const exchange = async () => {
    const token = waitingHandOff()
    if (token === undefined) return
    setStep({ at: 'working' })
    try {
      const claims = await signInByHandOff(token)
      dropHandOff()
      await enter(claims)
    } catch (error) {
      fail(error)
    }
  }
  /** Without an answer the token is still good and may be tried again; a refused one is of no more use. */
  const fail = (error: unknown) => {
    const again = error instanceof ApiError && unanswered.has(error.code)
    if (!again) dropHandOff()
    setStep({ at: 'failed', error, again })
  }
  const stay = (claims: SessionClaims) => {
    dropHandOff()
    void enter(claims)
  }
  const begin = async () => {
    setStep({ at: 'working' })
    try {
      const session = await restoreSession()
      if (session.status === 'signed-in') setStep({ at: 'asking', claims: session.claims })
      else await exchange()
    } catch (error) {
      fail(error)
    }
  }
  useEffect(() => {
    if (waitingHandOff() === undefined) return
    void begin()
    // Once, for the token this document was opened with.
    // eslint-disable-next-line react/exhaustive-deps -- begin reads nothing that changes
  }, [])

  switch (step.at) {
    case 'nothing':
      return null
    case 'working':
      return (
        <Notice tone="info" announce>
          {t('working')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="bad"
          announce
          actions={step.again ? <Button onClick={() => void begin()}>{t('again')}</Button> : null}
        >
          {errorText(step.error)}
        </Notice>
      )
    case 'asking': {
      const { email } = step.claims
      return (
        <Notice
          tone="wait"
          announce
          title={t('title')}
          actions={
            <>
              <Button look="primary" onClick={() => stay(step.claims)}>
                {t('stay', { email })}
              </Button>
              <Button onClick={() => void exchange()}>{t('switch')}</Button>
            </>
          }
        >
          {t('text', { email })}
        </Notice>
      )
    }
  }
}
