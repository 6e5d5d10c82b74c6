import { caseLimits } from '@endoll/api/cases.ts'
import { listClaimSubtypes, listClaimTypes, noContract, sendClaim } from '@endoll/api/claims.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { read } from '../../../calls/query.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { MessageForm } from '../MessageForm.tsx'
import { draftedChoice } from '../../../form/draft.ts'
import { FormSelect, FormTextArea } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { contractChoicesQuery } from '../../../supplies/contract-choices.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { aboutKey, type About } from '../about.ts'
import { ClaimFacts, factsOf } from './ClaimFacts.tsx'
import type { SentClaim } from './sent-claim.ts'

const required = ['contract', 'tipus', 'subtipus', 'comments'] as const

/** What is chosen, and what there is to choose from because of it. */
function useChoices(draftKey: string, only: string | undefined, about: About) {
  const [contract, setContract] = useState(
    () => only ?? draftedChoice(draftKey, 'contract') ?? about.contract ?? '',
  )
  const [type, setType] = useState(() => draftedChoice(draftKey, 'tipus') ?? '')
  const ofContract = contract === '' || contract === noContract ? {} : { contract }
  const electricity = useQuery({ ...contractChoicesQuery('electricity'), enabled: only === undefined })
  const gas = useQuery({ ...contractChoicesQuery('gas'), enabled: only === undefined })
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
  readonly about: About
  /** Name of the contract that it is about, where that is not asked for. */
  readonly contract?: string | undefined
  readonly onSent: (claim: SentClaim) => void
}

/** A claim about a contract. What was typed stays until it has arrived. */
export function ClaimForm({ about, contract: only, onSent }: ClaimFormProps) {
  const t = useTranslations('claims')
  const fieldText = useFieldText({ too_long: caseLimits.text })
  const draftKey = aboutKey('claim', only === undefined ? about : { contract: only })
  const { chosen, setContract, setType, reads } = useChoices(draftKey, only, about)
  const [electricity, gas, types, subtypes] = reads
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.error) {
    const again = () => void Promise.all(reads.filter(({ error }) => error).map((one) => one.refetch()))
    return <ReadFailure error={failed.error} title={t('unread')} safe={t('safe')} onRetry={again} />
  }
  // The choices of a draft are put back into the form once all of them are there.
  const contracts = [...(electricity.data?.items ?? []), ...(gas.data?.items ?? [])]
  const isWaiting = !types.data || (only === undefined && (!electricity.data || !gas.data))
  if (isWaiting) return <Skeleton label={t('loading')} shape="text" />
  return (
    <MessageForm
      draftKey={draftKey}
      label={t('title')}
      sendLabel={t('send')}
      required={required}
      message={fieldText}
      send={({ text, ticked, attachment, keyOf }) => {
        const contract = text('contract')
        const body = {
          contract,
          tipus: text('tipus'),
          subtipus: text('subtipus'),
          comments: text('comments'),
          attachment: [...attachment],
          facts: factsOf(ticked('facts')),
        }
        return call(sendClaim, { params: { contract }, body }, keyOf(body))
      }}
      onSent={onSent}
    >
      {only === undefined ? (
        <FormSelect
          name="contract"
          label={t('fields.contract')}
          placeholder={t('fields.choose')}
          defaultValue={contracts.length === 0 ? noContract : chosen.contract}
          options={
            contracts.length === 0
              ? [{ value: noContract, label: t('fields.noContract') }]
              : contracts.map(({ name, cups }) => ({
                  value: name,
                  label: t('fields.contractChoice', { name, address: cups.full_address }),
                }))
          }
          onChange={({ currentTarget }) => setContract(currentTarget.value)}
        />
      ) : (
        <input type="hidden" name="contract" value={only} />
      )}
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
      <FormTextArea name="comments" label={t('fields.comments')} />
      {chosen.contract === '' || chosen.contract === noContract ? null : (
        <ClaimFacts
          key={chosen.contract}
          contract={chosen.contract}
          invoice={about.invoice}
          draftKey={draftKey}
        />
      )}
    </MessageForm>
  )
}
