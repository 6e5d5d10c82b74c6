import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import {
  canUsePasskeys,
  isPasskeyHere,
  isDeclined,
  offerPasskeys,
  signInWithPasskey,
} from '../../features/session/passkey-calls.ts'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'

/** Signs in with a passkey: by a button, and in the list of the e-mail field where this browser has used one before. */
export function PasskeySignIn() {
  if (!canUsePasskeys()) return null
  return (
    <LazyTexts area="passkeys" fallback={null}>
      <Offered />
    </LazyTexts>
  )
}

function Offered() {
  const t = useTranslations('passkeys.signIn')
  const { enter } = useSite()
  const { busy, failure, run } = useAction()
  useEffect(() => {
    if (!isPasskeyHere()) return
    return offerPasskeys((claims) => void enter(claims))
    // oxlint-disable-next-line react/exhaustive-deps -- once, as long as the page is there
  }, [])
  const press = () => run(async () => enter(await signInWithPasskey()))
  return (
    <>
      <FailureNotice error={isDeclined(failure) ? undefined : failure} />
      <Button wide busy={busy} busyLabel={t('busy')} onClick={() => void press()}>
        {t('button')}
      </Button>
    </>
  )
}
