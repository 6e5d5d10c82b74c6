import { invitationDays, inviteDelegate } from '@endoll/api/delegations.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { keepDelegations } from '../delegations-query.ts'
import { DraftElsewhere } from '../../../form/elsewhere/DraftElsewhere.tsx'
import { unread, useEntryForm } from '../../../form/use-entry-form.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { TermsFields, termsOf, termsProblems, useContractNames } from './TermsFields.tsx'

/** Under which an invitation is kept until it is sent. */
export const invitationDraft = 'delegate'

/** The same of the payer of a contract. */
export function payerDraft(contract: string): string {
  return `delegate payer ${contract}`
}

interface InviteFormProps {
  /** The contract whose payer is invited: to see it and to pay its bills. */
  readonly payerOf?: string
  readonly onClose: () => void
}

/** Who is invited, what they may do, in which contracts and until when. */
export function InviteForm({ payerOf, onClose }: InviteFormProps) {
  const t = useTranslations('delegations')
  const { settings } = useSite()
  const toast = useToast()
  const names = useContractNames()
  const draftKey = payerOf === undefined ? invitationDraft : payerDraft(payerOf)
  const { form, field, busy, failure } = useEntryForm({
    draftKey,
    check: (typed) => ({
      ...unread({ email: parseEmail(typed['email'] ?? '', settings) }),
      ...termsProblems(typed, names),
    }),
    send: async (typed) => {
      const { email = '' } = typed
      keepDelegations(await call(inviteDelegate, { body: { email, ...termsOf(typed, names) } }))
      toast({ tone: 'good', text: t('form.sent', { email }) })
      onClose()
    },
    message: useFieldText(),
  })
  useEffect(() => {
    if (payerOf !== undefined) form.ref.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, where a link led here
  }, [payerOf])
  return (
    <form {...form} className="stack" aria-label={t('given.invite')}>
      <DraftElsewhere draftKey={draftKey} begin={() => form.ref.current?.querySelector('input')} />
      <FailureNotice error={failure} title={t('form.failed')} />
      {/* An address may name anything: it is said of the customer's own contracts alone. */}
      {payerOf !== undefined && names.includes(payerOf) ? (
        <p>{t('form.payer', { contract: payerOf })}</p>
      ) : null}
      <Field
        {...field('email')}
        type="email"
        autoComplete="off"
        label={t('form.email')}
        hint={t('form.emailHint', { days: String(invitationDays) })}
      />
      <TermsFields
        form={{ field, draftKey }}
        names={names}
        {...(payerOf !== undefined && { given: { role: 'pay', contracts: [payerOf], end_date: null } })}
      />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('form.sending')}>
          {t('form.send')}
        </Button>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
      </div>
    </form>
  )
}
