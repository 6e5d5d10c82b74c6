import { caseLimits } from '@endoll/api/cases.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { listClaimSubtypes, listClaimTypes, noContract, sendClaim } from '@endoll/api/claims.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../../calls/api-error.ts'
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
import { ContractField } from '../ContractField.tsx'
import { ClaimFacts, factsOf } from './ClaimFacts.tsx'
import type { SentClaim } from './sent-claim.ts'

const required = ['contract', 'tipus', 'subtipus', 'comments'] as const

/** What is chosen, and what there is to choose from because of it. */
function useChoices(draftKey: string, begunWith: string, aboutType = '') {
  const [contract, setContract] = useState(begunWith)
  const [type, setType] = useState(() => draftedChoice(draftKey, 'tipus') ?? aboutType)
  const ofContract = contract === '' || contract === noContract ? {} : { contract }
  const types = useQuery({
    ...read(listClaimTypes, { query: ofContract }),
    placeholderData: keepPreviousData,
  })
  const subtypes = useQuery({
    ...read(listClaimSubtypes, { params: { tipus: type }, query: ofContract }),
    enabled: type !== '',
  })
  return { chosen: { contract, type }, setContract, setType, reads: [types, subtypes] as const }
}

interface ClaimFormProps {
  readonly about: About
  /** Name of the contract that it is about, where that is not asked for. */
  readonly contract?: string | undefined
  readonly onSent: (claim: SentClaim) => void
}

/** A claim about a contract. What was typed stays until it has arrived. */
export function ClaimForm(props: ClaimFormProps) {
  const { about, contract: only } = props
  const t = useTranslations('claim')
  const isAsked = only === undefined
  const electricity = useQuery({ ...contractChoicesQuery('electricity'), enabled: isAsked })
  const gas = useQuery({ ...contractChoicesQuery('gas'), enabled: isAsked })
  const reads = [electricity, gas]
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.error) return <Unread error={failed.error} reads={reads} />
  if (isAsked && (!electricity.data || !gas.data)) return <Skeleton label={t('loading')} shape="text" />
  const contracts = [...(electricity.data?.items ?? []), ...(gas.data?.items ?? [])]
  return <Fields key={aboutKey('claim', about)} {...props} contracts={contracts} />
}

interface UnreadProps {
  readonly error: ApiError
  readonly reads: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]
}

function Unread({ error, reads }: UnreadProps) {
  const t = useTranslations('claim')
  const again = () => void Promise.all(reads.filter((one) => one.error).map((one) => one.refetch()))
  return <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={again} />
}

interface FieldsProps extends ClaimFormProps {
  /** To choose from, where it is asked for. */
  readonly contracts: readonly ContractItem[]
}

function Fields({ about, contract: only, contracts, onSent }: FieldsProps) {
  const t = useTranslations('claim')
  const fieldText = useFieldText({ too_long: caseLimits.text })
  const draftKey = aboutKey('claim', only === undefined ? about : { contract: only })
  // An address may name a contract that is somebody else's, or beyond those that can be chosen here.
  const begunWith = [draftedChoice(draftKey, 'contract'), about.contract].find((known) =>
    contracts.some(({ name }) => name === known),
  )
  const { chosen, setContract, setType, reads } = useChoices(draftKey, only ?? begunWith ?? '', about.type)
  const [types, subtypes] = reads
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.error) return <Unread error={failed.error} reads={reads} />
  // The choices of a draft are put back into the form once all of them are there.
  if (!types.data) return <Skeleton label={t('loading')} shape="text" />
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
        <ContractField
          area="claim"
          name="contract"
          contracts={contracts}
          valueOf={({ name }) => name}
          begunWith={chosen.contract}
          onChoose={setContract}
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
        // Mounted again with its choices, so that a draft's choice is found.
        key={`${chosen.contract} ${chosen.type} ${subtypes.data ? 'there' : ''}`}
        name="subtipus"
        label={t('fields.subtype')}
        placeholder={t('fields.choose')}
        defaultValue={draftedChoice(draftKey, 'subtipus') ?? about.subtype ?? ''}
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
