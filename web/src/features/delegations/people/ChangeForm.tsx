import { changeDelegation } from '@endoll/api/delegations.ts'
import type { GivenDelegation } from '@endoll/api/delegations.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { keepDelegations } from '../delegations-query.ts'
import { DraftElsewhere } from '../../../form/elsewhere/DraftElsewhere.tsx'
import { useEntryForm } from '../../../form/use-entry-form.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { TermsFields, termsOf, termsProblems, useContractNames } from './TermsFields.tsx'

/** Under which other terms of a delegation are kept until they are sent. */
export function changeDraft(id: number): string {
  return `delegate ${id}`
}

interface ChangeFormProps {
  readonly delegation: GivenDelegation
  readonly who: string
  readonly onClose: () => void
}

/** Other terms for somebody who acts for the customer; they hold from the next call on. */
export function ChangeForm({ delegation, who, onClose }: ChangeFormProps) {
  const t = useTranslations('delegations')
  const toast = useToast()
  const names = useContractNames()
  const draftKey = changeDraft(delegation.id)
  const { form, field, busy, failure } = useEntryForm({
    draftKey,
    check: (typed) => termsProblems(typed, names),
    send: async (typed) => {
      const params = { id: String(delegation.id) }
      keepDelegations(await call(changeDelegation, { params, body: termsOf(typed, names) }))
      toast({ tone: 'good', text: t('change.saved', { who }) })
      onClose()
    },
    message: useFieldText(),
  })
  return (
    <form {...form} className="stack" aria-label={t('change.of', { who })}>
      <DraftElsewhere draftKey={draftKey} begin={() => form.ref.current?.querySelector('input')} />
      <FailureNotice error={failure} title={t('change.failed')} />
      <TermsFields form={{ field, draftKey }} names={names} given={delegation} />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('change.saving')}>
          {t('change.save')}
        </Button>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
      </div>
    </form>
  )
}
