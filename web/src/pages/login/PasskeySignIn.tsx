import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import {
  canUsePasskeys,
  isCodeAsked,
  isPasskeyHere,
  isDeclined,
  offerPasskeys,
  signInWithPasskey,
} from '../../features/session/passkey-calls.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Signs in with a passkey: by a button, and in the list of the e-mail field where this browser has used one before. */
export function PasskeySignIn() {
  return canUsePasskeys() ? <Offered /> : null
}

function Offered() {
  const t = useTranslations('passkeys')
  const { enter } = useSite()
  const { busy, failure, run } = useAction()
  useEffect(() => {
    if (!isPasskeyHere()) return
    return offerPasskeys((claims) => void enter(claims))
    // oxlint-disable-next-line react/exhaustive-deps -- once, as long as the page is there
  }, [])
  const code = useRef<HTMLInputElement>(null)
  const [codeAsked, setCodeAsked] = useState(false)
  const lacksCode = isCodeAsked(failure)
  const press = () =>
    run(async () => {
      try {
        await enter(await signInWithPasskey(code.current?.value))
      } catch (error) {
        if (isCodeAsked(error)) setCodeAsked(true)
        throw error
      }
    })
  return (
    <>
      <FailureNotice error={isDeclined(failure) || lacksCode ? undefined : failure} />
      {codeAsked ? (
        <>
          <Notice tone="wait" announce>
            {t('signIn.codeToo')}
          </Notice>
          <Field
            ref={code}
            name="code"
            label={t('code.label')}
            hint={t('code.hint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      ) : null}
      <Button wide busy={busy} busyLabel={t('signIn.busy')} onClick={() => void press()}>
        {t('signIn.button')}
      </Button>
    </>
  )
}
