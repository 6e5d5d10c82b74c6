import type { ProofAsked } from './ProofDialog.tsx'
import { stepUp, stepUpOptions } from '@endoll/api/step-up.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { canUsePasskeys, isCodeAsked, isDeclined, stepUpWithPasskey } from './passkey-calls.ts'
import { missing, useEntryForm } from '../../form/use-entry-form.ts'

type Answering = Pick<ProofAsked, 'answer'>

/** Asks for a passkey or a code before a guarded change; the call then continues. */
export function StepUp({ answer }: Answering) {
  const t = useTranslations('passkeys.stepUp')
  const close = useTranslations('app')('close')
  const [hasPasskey, setHasPasskey] = useState(false)
  const [unread, setUnread] = useState<unknown>()
  const { busy, failure, run } = useAction()
  useEffect(() => {
    call(stepUpOptions).then(({ passkey }) => setHasPasskey(passkey !== null), setUnread)
  }, [])
  const show = () =>
    run(async () => {
      await stepUpWithPasskey()
      answer(true)
    })
  return (
    <Dialog open onClose={() => answer(false)} title={t('title')} closeLabel={close}>
      <div className="stack">
        <p>{t('why')}</p>
        {isCodeAsked(failure) ? (
          <Notice tone="wait" announce>
            {t('codeInstead')}
          </Notice>
        ) : (
          <FailureNotice error={isDeclined(failure) ? unread : (failure ?? unread)} />
        )}
        {hasPasskey && canUsePasskeys() ? (
          <Button look="primary" wide busy={busy} busyLabel={t('busy')} onClick={() => void show()}>
            {t('passkey')}
          </Button>
        ) : null}
        <ByCode answer={answer} />
      </div>
    </Dialog>
  )
}

function ByCode({ answer }: Answering) {
  const t = useTranslations('passkeys')
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    check: (typed) => missing(typed, 'code'),
    send: async ({ code = '' }) => {
      await call(stepUp, { body: { code } })
      answer(true)
    },
    message: fieldText,
  })
  return (
    <form {...form} className="stack">
      <Field
        {...field('code')}
        {...(failure === undefined ? {} : { error: errorText(failure) })}
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('stepUp.busy')}>
        {t('stepUp.send')}
      </Button>
    </form>
  )
}
