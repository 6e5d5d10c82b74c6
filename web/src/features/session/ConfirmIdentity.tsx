import type { ProofAsked } from './ProofDialog.tsx'
import { reauthenticate, stepUpOptions } from '@endoll/api/step-up.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { startSession } from '../../calls/session.ts'
import { signOut } from '../../calls/sign-out.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { missing, useEntryForm } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { canUsePasskeys, confirmWithPasskey, isCodeAsked, isDeclined } from './passkey-calls.ts'

type Answering = Pick<ProofAsked, 'answer'>

interface WaysToShow {
  readonly passkey: boolean
  readonly password: boolean
  readonly app_codes: boolean
}

/** Asks who uses a session that this device keeps, before anything but bills and consumption; the call then continues. */
export function ConfirmIdentity({ answer }: Answering) {
  const t = useTranslations('passkeys.identity')
  const close = useTranslations('app')('close')
  const [ways, setWays] = useState<WaysToShow>()
  const [unread, setUnread] = useState<unknown>()
  useEffect(() => {
    call(stepUpOptions).then(
      ({ passkey, ...rest }) => setWays({ passkey: passkey !== null, ...rest }),
      setUnread,
    )
  }, [])
  return (
    <Dialog open onClose={() => answer(false)} title={t('title')} closeLabel={close}>
      <div className="stack">
        <p>{t('why')}</p>
        <FailureNotice error={unread} />
        {ways ? (
          <Ways {...ways} answer={answer} />
        ) : unread === undefined ? (
          <Skeleton label={t('title')} shape="text" />
        ) : null}
        <SignInAgain answer={answer} />
      </div>
    </Dialog>
  )
}

function Ways({ passkey, password, app_codes, answer }: WaysToShow & Answering) {
  return (
    <>
      {passkey && canUsePasskeys() ? <ByPasskey answer={answer} /> : null}
      {password ? <ByPassword asksCode={app_codes} answer={answer} /> : null}
    </>
  )
}

function ByPasskey({ answer }: Answering) {
  const t = useTranslations('passkeys')
  const { busy, failure, run } = useAction()
  const show = () =>
    run(async () => {
      await confirmWithPasskey()
      answer(true)
    })
  return (
    <>
      {isCodeAsked(failure) ? (
        <Notice tone="wait" announce>
          {t('identity.keyAgain')}
        </Notice>
      ) : (
        <FailureNotice error={isDeclined(failure) ? undefined : failure} />
      )}
      <Button look="primary" wide busy={busy} busyLabel={t('stepUp.busy')} onClick={() => void show()}>
        {t('stepUp.passkey')}
      </Button>
    </>
  )
}

function ByPassword({ asksCode, answer }: Answering & { readonly asksCode: boolean }) {
  const t = useTranslations('passkeys')
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    check: (typed) => missing(typed, 'password', ...(asksCode ? ['code'] : [])),
    send: async ({ password = '', code }) => {
      const body = { password, ...(code && { code }) }
      startSession((await call(reauthenticate, { body })).token)
      answer(true)
    },
    message: useFieldText(),
  })
  return (
    <form {...form} className="stack">
      <FailureNotice error={failure} />
      <PasswordField
        {...field('password')}
        label={t('identity.password')}
        autoComplete="current-password"
        showLabel={t('identity.show')}
        hideLabel={t('identity.hide')}
      />
      {asksCode ? (
        <Field
          {...field('code')}
          label={t('code.label')}
          hint={t('code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      <Button type="submit" look="primary" wide busy={busy} busyLabel={t('stepUp.busy')}>
        {t('identity.send')}
      </Button>
    </form>
  )
}

/** For an account that has neither a password nor a passkey here. */
function SignInAgain({ answer }: Answering) {
  const t = useTranslations('passkeys.identity')
  const { go, address } = useSite()
  const { busy, failure, run } = useAction()
  const leave = () =>
    run(async () => {
      await signOut()
      answer(false)
      go(address('login'))
    })
  return (
    <>
      <FailureNotice error={failure} />
      <Button wide busy={busy} busyLabel={t('leave')} onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </>
  )
}
