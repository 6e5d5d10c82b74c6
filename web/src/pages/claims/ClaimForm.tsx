import { caseLimits } from '@endoll/api/cases.ts'
import { listClaimSubtypes, listClaimTypes, sendClaim } from '@endoll/api/claims.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { CaseFiles } from '../../features/cases/CaseFiles.tsx'
import { forgetMessage, useKeptFiles } from '../../features/cases/kept-files.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { sendingKey } from '../../flow/sending-key.ts'
import { draftedChoice } from '../../form/draft.ts'
import { FormSelect, FormTextArea } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { fieldErrorsOf, useFieldText } from '../../i18n/errors/field-text.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { SentClaim } from './sent-claim.ts'

const draftKey = 'claim'
const asked = ['contract', 'tipus', 'subtipus', 'comments'] as const

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function missingIn(data: FormData): FieldErrors {
  return Object.fromEntries(
    asked.filter((name) => textOf(data, name) === '').map((name) => [name, ['required_field']]),
  )
}

/** What is chosen, and what there is to choose from because of it. */
function useChoices() {
  const [contract, setContract] = useState(() => draftedChoice(draftKey, 'contract') ?? '')
  const [type, setType] = useState(() => draftedChoice(draftKey, 'tipus') ?? '')
  const ofContract = contract === '' ? {} : { contract }
  const electricity = useQuery(contractChoicesQuery('electricity'))
  const gas = useQuery(contractChoicesQuery('gas'))
  const types = useQuery({
    ...read(listClaimTypes, { query: ofContract }),
    placeholderData: keepPreviousData,
  })
  const subtypes = useQuery({
    ...read(listClaimSubtypes, { params: { tipus: type }, query: ofContract }),
    enabled: type !== '',
  })
  return {
    chosen: { contract, type },
    setContract,
    setType,
    reads: [electricity, gas, types, subtypes] as const,
  }
}

interface ClaimFormProps {
  readonly onSent: (claim: SentClaim) => void
}

/** A claim about a contract. What was typed stays until it has arrived. */
export function ClaimForm({ onSent }: ClaimFormProps) {
  const t = useTranslations('claims')
  const { chosen, setContract, setType, reads } = useChoices()
  const [electricity, gas, types, subtypes] = reads
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.error) {
    const again = () => void Promise.all(reads.filter(({ error }) => error).map((one) => one.refetch()))
    return <ReadFailure error={failed.error} title={t('unread')} safe={t('safe')} onRetry={again} />
  }
  // The choices of a draft are put back into the form once all of them are there.
  const isWaiting = !electricity.data || !gas.data || !types.data
  if (isWaiting) return <Skeleton label={t('loading')} shape="text" />
  const contracts = [...electricity.data.items, ...gas.data.items]
  return (
    <ClaimFields onSent={onSent}>
      <FormSelect
        name="contract"
        label={t('fields.contract')}
        placeholder={t('fields.choose')}
        defaultValue={chosen.contract}
        options={contracts.map(({ name, cups }) => ({
          value: name,
          label: t('fields.contractChoice', { name, address: cups.full_address }),
        }))}
        onChange={({ currentTarget }) => setContract(currentTarget.value)}
      />
      <FormSelect
        name="tipus"
        label={t('fields.type')}
        placeholder={t('fields.choose')}
        defaultValue={chosen.type}
        options={types.data.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
      />
      <FormSelect
        // Anew with its choices, so that one of a draft is found among them.
        key={`${chosen.contract} ${chosen.type} ${subtypes.data ? 'there' : ''}`}
        name="subtipus"
        label={t('fields.subtype')}
        placeholder={t('fields.choose')}
        defaultValue={draftedChoice(draftKey, 'subtipus') ?? ''}
        options={(subtypes.data ?? []).map(({ name, desc }) => ({ value: name, label: desc }))}
      />
    </ClaimFields>
  )
}

interface ClaimFieldsProps extends ClaimFormProps {
  /** What is claimed for. */
  readonly children: ReactNode
}

function ClaimFields({ onSent, children }: ClaimFieldsProps) {
  const t = useTranslations('claims')
  const { files, keep } = useKeptFiles(draftKey)
  const [errors, setErrors] = useState<FieldErrors>()
  const { busy, failure, run } = useAction()
  const fieldText = useFieldText({ too_long: caseLimits.text })
  const send = async (data: FormData) => {
    const missing = missingIn(data)
    setErrors(Object.keys(missing).length > 0 ? missing : undefined)
    if (Object.keys(missing).length > 0) return
    await run(async () => {
      const contract = textOf(data, 'contract')
      const body = {
        contract,
        tipus: textOf(data, 'tipus'),
        subtipus: textOf(data, 'subtipus'),
        comments: textOf(data, 'comments'),
        attachment: files.map(({ id }) => id),
      }
      try {
        const key = { sendingKey: sendingKey(draftKey, body) }
        const sent = await call(sendClaim, { params: { contract }, body }, key)
        forgetMessage(draftKey)
        refreshRequests()
        onSent(sent)
      } catch (error) {
        const refused = fieldErrorsOf(error)
        if (Object.keys(refused).length === 0) throw error
        setErrors(refused)
      }
    })
  }
  return (
    <Form
      submitting={busy}
      onSubmit={(data) => void send(data)}
      errors={errors}
      check={missingIn}
      message={fieldText}
      summaryTitle={(count) => t('wrong', { count })}
      draftKey={draftKey}
      label={t('title')}
    >
      <FailureNotice error={failure} title={t('notSent')} />
      {children}
      <FormTextArea name="comments" label={t('fields.comments')} />
      <CaseFiles kept={files} onChange={keep} />
      <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </Form>
  )
}
