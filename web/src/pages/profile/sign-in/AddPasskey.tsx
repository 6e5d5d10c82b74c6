import { useTranslations } from 'use-intl'
import { hasCode } from '../../../calls/api-error.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { isDeclined, makePasskey } from '../../../features/session/passkey-calls.ts'
import { DraftElsewhere } from '../../../form/elsewhere/DraftElsewhere.tsx'
import { missing, useEntryForm } from '../../../form/use-entry-form.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { readMethodsAgain } from './methods-query.ts'

/** Under which the name of a new passkey is kept; its password never is. */
export const newPasskeyDraft = 'passkey'
const longestName = 60

interface AddPasskeyProps {
  readonly isGuarded: boolean
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** Names a new passkey and makes it. */
export function AddPasskey({ isGuarded, onCodes, onClose }: AddPasskeyProps) {
  const t = useTranslations('passkeys.card')
  const toast = useToast()
  const { form, field, busy, failure } = useEntryForm({
    draftKey: newPasskeyDraft,
    check: (typed) => missing(typed, 'name', ...(isGuarded ? [] : ['current'])),
    send: async ({ name = '', current }) => {
      const codes = await makePasskey(name, current)
      toast({ tone: 'good', text: t('made_done') })
      if (codes.length > 0) onCodes(codes)
      await readMethodsAgain()
      onClose()
    },
    message: useFieldText({ too_long: longestName }),
  })
  const wrongPassword = hasCode(failure, 'current_password_wrong')
  return (
    <form {...form} className="stack" aria-label={t('add')}>
      <DraftElsewhere draftKey={newPasskeyDraft} begin={() => form.ref.current?.querySelector('input')} />
      <FailureNotice error={wrongPassword || isDeclined(failure) ? undefined : failure} title={t('failed')} />
      <Field {...field('name')} label={t('name')} hint={t('nameHint')} maxLength={longestName} />
      {isGuarded ? null : <CurrentPassword {...field('current')} isWrong={wrongPassword} />}
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('making')}>
          {t('make')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
