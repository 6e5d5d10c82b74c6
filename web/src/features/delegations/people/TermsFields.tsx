import { listContractNames } from '@endoll/api/contracts.ts'
import type { GivenDelegation } from '@endoll/api/delegations.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../../calls/query.ts'
import { delegationsQuery } from '../delegations-query.ts'
import { draftedChoices, readDraft } from '../../../form/draft.ts'
import type { Typed, useEntryForm } from '../../../form/use-entry-form.ts'
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/Field.tsx'

/** What somebody may do, in which contracts and until when, as the calls take it. */
type Terms = Pick<GivenDelegation, 'role' | 'contracts' | 'end_date'>

/** Names of the customer's contracts. */
export function useContractNames(): readonly string[] {
  const { data: contracts = [] } = useQuery(read(listContractNames, {}))
  return contracts.map(({ name }) => name)
}

/** What the customer can let others do. */
function useRoles(): readonly DelegateRole[] {
  const { data } = useQuery(delegationsQuery())
  return data?.roles ?? []
}

/** What was typed; `contracts` are those that were ticked, null of all. */
export function termsOf(typed: Typed, names: readonly string[]): Terms {
  const { role = 'look', end_date } = typed
  return {
    role: role as DelegateRole,
    contracts:
      typed['all'] === undefined ? names.filter((name) => typed[`contract ${name}`] !== undefined) : null,
    end_date: end_date || null,
  }
}

/** What is wrong with it before it is sent. */
export function termsProblems(typed: Typed, names: readonly string[]): FieldErrors {
  return {
    ...(typed['role'] === undefined && { role: ['required_field'] }),
    ...(termsOf(typed, names).contracts?.length === 0 && { all: ['required_field'] }),
  }
}

interface TermsFieldsProps {
  readonly form: Pick<ReturnType<typeof useEntryForm>, 'field'> & { readonly draftKey: string }
  readonly names: readonly string[]
  /** As they are now, where they are changed. */
  readonly given?: Terms
}

/** What somebody may do, in which contracts and until when. */
export function TermsFields({ form: { field, draftKey }, names, given }: TermsFieldsProps) {
  const t = useTranslations('delegations')
  const roles = useRoles()
  const chosen = given?.contracts ?? undefined
  const [chooses, setChooses] = useState(() =>
    readDraft(draftKey) === undefined ? chosen !== undefined : draftedChoices(draftKey, 'all').length === 0,
  )
  return (
    <>
      <RadioGroup
        {...field('role')}
        label={t('form.role')}
        defaultValue={given?.role ?? 'look'}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <fieldset className="stack">
        <legend>{t('form.which')}</legend>
        <Checkbox
          {...field('all')}
          label={t('form.all')}
          defaultChecked={chosen === undefined}
          onChange={({ target }) => setChooses(!target.checked)}
        />
        {chooses
          ? names.map((name) => (
              <Checkbox
                key={name}
                name={`contract ${name}`}
                label={<span translate="no">{name}</span>}
                defaultChecked={chosen?.includes(name) ?? false}
              />
            ))
          : null}
      </fieldset>
      <Field
        {...field('end_date')}
        type="date"
        label={t('form.end')}
        hint={t('form.endHint')}
        optional={t('form.optional')}
        defaultValue={given?.end_date ?? ''}
      />
    </>
  )
}
