import { confirmAppCodes, newAppCodes, removeAppCodes } from '@endoll/api/app-codes.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../../calls/api-error.ts'
import { call } from '../../../calls/call.ts'
import { useAction } from '../../../calls/use-action.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { missing, useEntryForm } from '../../../form/use-entry-form.ts'
import { useErrorText } from '../../../i18n/errors/error-text.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { readMethodsAgain } from './methods-query.ts'
import { QrCode } from '../../../ui/QrCode.tsx'

type Secret = ReplyOf<typeof newAppCodes>

interface AppCodesProps {
  readonly isOn: boolean
  readonly isGuarded: boolean
  readonly onCodes: (codes: readonly string[]) => void
}

/** Codes of an app, asked for after the password. */
export function AppCodes({ isOn, isGuarded, onCodes }: AppCodesProps) {
  const t = useTranslations('passkeys.app')
  const [step, setStep] = useState<'password' | Secret>()
  const { busy, failure, run } = useAction()
  const close = () => setStep(undefined)
  const begin = () =>
    isGuarded ? run(async () => setStep(await call(newAppCodes, { body: {} }))) : setStep('password')
  return (
    <div className="stack">
      <h3>{t('title')}</h3>
      <p>{isOn ? t('on') : t('off')}</p>
      <FailureNotice error={failure} />
      {isOn ? (
        <TurnOff />
      ) : step === undefined ? (
        <div className="row">
          <Button busy={busy} busyLabel={t('beginning')} onClick={() => void begin()}>
            {t('turnOn')}
          </Button>
        </div>
      ) : step === 'password' ? (
        <Begin onSecret={setStep} onClose={close} />
      ) : (
        <Confirm secret={step} onCodes={onCodes} onClose={close} />
      )}
    </div>
  )
}

function TurnOff() {
  const t = useTranslations('passkeys.app')
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const end = () =>
    run(async () => {
      await call(removeAppCodes)
      toast({ tone: 'good', text: t('ended') })
      await readMethodsAgain()
    })
  return (
    <>
      <FailureNotice error={failure} />
      <div className="row">
        <Button busy={busy} busyLabel={t('turningOff')} onClick={() => void end()}>
          {t('turnOff')}
        </Button>
      </div>
    </>
  )
}

interface BeginProps {
  readonly onSecret: (secret: Secret) => void
  readonly onClose: () => void
}

function Begin({ onSecret, onClose }: BeginProps) {
  const t = useTranslations('passkeys.app')
  const cancel = useTranslations('passkeys.card')('cancel')
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    check: (typed) => missing(typed, 'current'),
    send: async ({ current = '' }) => onSecret(await call(newAppCodes, { body: { current } })),
    message: useFieldText(),
  })
  const wrongPassword = hasCode(failure, 'current_password_wrong')
  return (
    <form {...form} className="stack" aria-label={t('turnOn')}>
      <FailureNotice error={wrongPassword ? undefined : failure} />
      <CurrentPassword {...field('current')} isWrong={wrongPassword} />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('beginning')}>
          {t('begin')}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </form>
  )
}

interface ConfirmProps {
  readonly secret: Secret
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** The secret goes into the app; the first code that it shows turns the codes on. */
function Confirm({ secret: { secret, qr }, onCodes, onClose }: ConfirmProps) {
  const t = useTranslations('passkeys')
  const errorText = useErrorText()
  const toast = useToast()
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    check: (typed) => missing(typed, 'code'),
    send: async ({ code = '' }) => {
      const { recovery_codes } = await call(confirmAppCodes, { body: { code } })
      toast({ tone: 'good', text: t('app.done') })
      if (recovery_codes.length > 0) onCodes(recovery_codes)
      await readMethodsAgain()
      onClose()
    },
    message: useFieldText(),
  })
  return (
    <form {...form} className="stack" aria-label={t('app.turnOn')}>
      <p>{t('app.scan')}</p>
      <QrCode rows={qr} label={t('app.qr')} />
      <p className="row">
        <span>
          {t('app.secret')}:{' '}
          <code className="figures" translate="no">
            {secret}
          </code>
        </span>
        <CopyButton text={secret} label={t('app.copy')} copiedLabel={t('app.copied')} />
      </p>
      <Field
        {...field('code')}
        {...(failure === undefined ? {} : { error: errorText(failure) })}
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('app.confirming')}>
          {t('app.confirm')}
        </Button>
        <Button onClick={onClose}>{t('card.cancel')}</Button>
      </div>
    </form>
  )
}
