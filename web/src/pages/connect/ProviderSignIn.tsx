import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { startOpenId } from '@endoll/api/openid.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { ApiError } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { signInByProvider } from '../../calls/session-changes.ts'
import { restoreSession } from '../../calls/session.ts'
import { handOff } from '../../features/session/hand-off.ts'
import { knownPersonDraft, writeDraft } from '../../form/draft.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { addressSecret } from '../../site/address-bar.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { comesBack, dropReturn, providerReturn } from './provider-return.ts'
import { remember, takeRemembered } from './remembered.ts'

// What a provider says beside it, as why somebody was not signed in, is in its own words.
for (const name of ['error', 'error_description', 'error_uri', 'session_state']) addressSecret(name).drop()

interface ProviderReturn {
  /** Without one there was no session at the provider. */
  readonly code: string | undefined
  /** Without one it is no answer to what this browser asked. */
  readonly state: string | undefined
  readonly iss: string | undefined
}

function cameBack(): ProviderReturn | undefined {
  const [code, state, iss] = providerReturn.map(({ waiting }) => waiting())
  return comesBack() ? { code, state, iss } : undefined
}

type Step =
  | { readonly at: 'nothing' | 'going' | 'returning' | 'declined' }
  | { readonly at: 'asking'; readonly claims: SessionClaims }
  | { readonly at: 'failed'; readonly error: unknown }

const wizards = {
  electricity: 'newElectricityContract',
  gas: 'newGasContract',
  dual: 'newDualContract',
} as const

/** Goes to the identity provider, or opens the session of somebody who comes back from there. */
export function ProviderSignIn() {
  const t = useTranslations('session.provider')
  const handOffText = useTranslations('session.handOff')
  const errorText = useErrorText()
  const { settings, offers, address, enter } = useSite()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [step, setStep] = useState<Step>({ at: 'nothing' })
  /** Came with a token or client id; where that does not sign in, this is the way on. */
  const [handedOver, setHandedOver] = useState(false)
  const name = settings.identityProvider?.name ?? ''

  const goThere = async () => {
    setStep({ at: 'going' })
    try {
      const { address: provider, state } = await call(startOpenId)
      const { next, promocode } = search
      remember(state, {
        ...(typeof next === 'string' && { next }),
        ...(typeof promocode === 'string' && { promocode }),
      })
      // Back leads to where they were before, not here, from where they would be sent on again.
      location.replace(provider)
    } catch (error) {
      setStep({ at: 'failed', error })
    }
  }

  const exchange = async ({ code, state, iss }: ProviderReturn) => {
    if (state === undefined) return stop({ at: 'failed', error: new ApiError('openid_refused', 403) })
    if (code === undefined) return stop({ at: 'declined' })
    setStep({ at: 'returning' })
    try {
      const { claims, isNew, known } = await signInByProvider({ code, state, iss })
      const { next, promocode } = takeRemembered(state)
      dropReturn()
      const { type: kind, url } = settings.contracting
      if (!isNew || !(url ?? offers(wizards[kind]))) return await enter(claims, next)
      if (url !== null) return location.assign(url)
      writeDraft(knownPersonDraft, known)
      await enter(claims, address(wizards[kind], {}, { promocode }))
    } catch (error) {
      // A malformed state or code counts as unknown: the customer cannot correct it.
      const isNone = error instanceof ApiError && error.status === 400
      stop({ at: 'failed', error: isNone ? new ApiError('openid_refused', 403) : error })
    }
  }
  /** A code works once, even after a failure. */
  const stop = (how: Step) => {
    dropReturn()
    setStep(how)
  }
  const stay = (claims: SessionClaims) => {
    dropReturn()
    void enter(claims)
  }

  const comeBack = async (came: ProviderReturn) => {
    setStep({ at: 'returning' })
    try {
      const session = await restoreSession()
      if (session.status === 'signed-in') setStep({ at: 'asking', claims: session.claims })
      else await exchange(came)
    } catch (error) {
      stop({ at: 'failed', error })
    }
  }
  useEffect(() => {
    const came = cameBack()
    if (came) void comeBack(came)
    else if (handOff.waiting() === undefined) void goThere()
    else setHandedOver(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the address brought
  }, [])

  const again = (
    <Button look="primary" onClick={() => void goThere()}>
      {t('go', { name })}
    </Button>
  )
  switch (step.at) {
    case 'nothing':
      return handedOver ? again : null
    case 'going':
      return (
        <Notice tone="info" announce>
          {t('going', { name })}
        </Notice>
      )
    case 'returning':
      return (
        <Notice tone="info" announce>
          {handOffText('working')}
        </Notice>
      )
    case 'declined':
      return (
        <Notice tone="wait" announce actions={again}>
          {t('declined', { name })}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="bad" announce actions={again}>
          {errorText(step.error)}
        </Notice>
      )
    case 'asking': {
      const { claims } = step
      const { email } = claims
      const change = () => {
        const came = cameBack()
        if (came) void exchange(came)
      }
      return (
        <Notice
          tone="wait"
          announce
          title={handOffText('title')}
          actions={
            <>
              <Button look="primary" onClick={() => stay(claims)}>
                {handOffText('stay', { email })}
              </Button>
              <Button onClick={change}>{handOffText('switch')}</Button>
            </>
          }
        >
          {handOffText('text', { email })}
        </Notice>
      )
    }
  }
}
