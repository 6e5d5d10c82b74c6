import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionClaims } from '@endoll/contract/session.ts'
import { restoreSession, signInByHandOff } from '../../api/session.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dropHandOff, waitingHandOff } from './hand-off.ts'

type Step =
  | { readonly at: 'nothing' | 'working' }
  | { readonly at: 'asking'; readonly claims: SessionClaims }
  | { readonly at: 'failed'; readonly error: unknown }

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
      dropHandOff()
      setStep({ at: 'failed', error })
    }
  }
  const stay = (claims: SessionClaims) => {
    dropHandOff()
    void enter(claims)
  }
  useEffect(() => {
    if (waitingHandOff() === undefined) return
    setStep({ at: 'working' })
    void restoreSession().then((session) =>
      session.status === 'signed-in' ? setStep({ at: 'asking', claims: session.claims }) : exchange(),
    )
    // Once, for the token this document was opened with.
    // eslint-disable-next-line react/exhaustive-deps -- exchange reads nothing that changes
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
        <Notice tone="bad" announce>
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
