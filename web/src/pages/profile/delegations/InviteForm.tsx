import { invitationDays, inviteDelegate } from '@endoll/api/delegations.ts'
import { listContractNames } from '@endoll/api/contracts.ts'
import { delegateRoles, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { read } from '../../../calls/query.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { keepDelegations } from '../../../features/delegations/delegations-query.ts'
import { draftedChoices, readDraft } from '../../../form/draft.ts'
import { DraftElsewhere } from '../../../form/elsewhere/DraftElsewhere.tsx'
import { unread, useEntryForm, type Typed } from '../../../form/use-entry-form.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useToast } from '../../../ui/Toast.tsx'

/** Under which an invitation is kept until it is sent. */
export const invitationDraft = 'delegate'

interface InviteFormProps {
  readonly onClose: () => void
}

/** The contracts that were ticked; null of all. */
function contractsOf(typed: Typed, names: readonly string[]): string[] | null {
  return typed['all'] === undefined ? names.filter((name) => typed[`contract ${name}`] !== undefined) : null
}

/** Who is invited, what they may do, in which contracts and until when. */
export function InviteForm({ onClose }: InviteFormProps) {
  const t = useTranslations('delegations')
  const { settings } = useSite()
  const toast = useToast()
  const [chooses, setChooses] = useState(
    () => readDraft(invitationDraft) !== undefined && draftedChoices(invitationDraft, 'all').length === 0,
  )
  const { data: contracts = [] } = useQuery(read(listContractNames, {}))
  const names = contracts.map(({ name }) => name)
  const { form, field, busy, failure } = useEntryForm({
    draftKey: invitationDraft,
    check: (typed) => ({
      ...unread({ email: parseEmail(typed['email'] ?? '', settings) }),
      ...(typed['role'] === undefined && { role: ['required_field'] }),
      ...(contractsOf(typed, names)?.length === 0 && { all: ['required_field'] }),
    }),
    send: async (typed) => {
      const { email = '', role = 'look', end_date } = typed
      const body = {
        email,
        role: role as DelegateRole,
        contracts: contractsOf(typed, names),
        end_date: end_date || null,
      }
      keepDelegations(await call(inviteDelegate, { body }))
      toast({ tone: 'good', text: t('form.sent', { email }) })
      onClose()
    },
    message: useFieldText(),
  })
  return (
    <form {...form} className="stack" aria-label={t('given.invite')}>
      <DraftElsewhere draftKey={invitationDraft} begin={() => form.ref.current?.querySelector('input')} />
      <FailureNotice error={failure} title={t('form.failed')} />
      <Field
        {...field('email')}
        type="email"
        autoComplete="off"
        label={t('form.email')}
        hint={t('form.emailHint', { days: String(invitationDays) })}
      />
      <RadioGroup
        {...field('role')}
        label={t('form.role')}
        defaultValue="look"
        options={delegateRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <fieldset className="stack">
        <legend>{t('form.which')}</legend>
        <Checkbox
          {...field('all')}
          label={t('form.all')}
          defaultChecked
          onChange={({ target }) => setChooses(!target.checked)}
        />
        {chooses
          ? names.map((name) => (
              <Checkbox key={name} name={`contract ${name}`} label={<span translate="no">{name}</span>} />
            ))
          : null}
      </fieldset>
      <Field
        {...field('end_date')}
        type="date"
        label={t('form.end')}
        hint={t('form.endHint')}
        optional={t('form.optional')}
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
