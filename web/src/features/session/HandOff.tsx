import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionClaims } from '@endoll/api/session.ts'
import { ApiError, hasCode, isTransient } from '../../calls/api-error.ts'
import { signInByHandOff } from '../../calls/session-changes.ts'
import { restoreSession } from '../../calls/session.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { handOff } from './hand-off.ts'

type Step =
  | { readonly at: 'nothing' | 'working' }
  | { readonly at: 'asking'; readonly claims: SessionClaims }
  | { readonly at: 'failed'; readonly error: unknown; readonly again: boolean }

/** Signs in with the token of the address. Asks first if somebody is signed in already. */
export function HandOff() {
  const t = useTranslations('session.handOff')
  const errorText = useErrorText()
  const { enter } = useSite()
  const [step, setStep] = useState<Step>({ at: 'nothing' })

  const exchange = async () => {
    const waiting = handOff.waiting()
    if (waiting === undefined) return
    setStep({ at: 'working' })
    try {
      const claims = await signInByHandOff(waiting)
      handOff.drop()
      await enter(claims)
    } catch (error) {
      fail(error)
    }
  }
  /** A token that got no reply is still good and may be tried again; a refused one is dropped. */
  const fail = (error: unknown) => {
    const again = isTransient(error)
    if (!again) handOff.drop()
    // Where such links are switched off the call is not there; to who follows one it is a link that does not work.
    const off = hasCode(error, 'not_found')
    setStep({ at: 'failed', error: off ? new ApiError('hand_off_invalid', 403) : error, again })
  }
  const stay = (claims: SessionClaims) => {
    handOff.drop()
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
    if (handOff.waiting() === undefined) return
    void begin()
    // eslint-disable-next-line react/exhaustive-deps -- once, for the token of the address; begin reads nothing that changes
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
