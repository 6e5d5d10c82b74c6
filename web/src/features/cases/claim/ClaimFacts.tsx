import { factKinds } from '@endoll/api/cases.ts'
import type { ClaimFact } from '@endoll/api/cases.ts'
import { listClaimFacts } from '@endoll/api/claims.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../../calls/query.ts'
import { PartFailure } from '../../../failures/PartFailure.tsx'
import { draftedChoices, readDraft } from '../../../form/draft.ts'
import { Checkbox } from '../../../ui/choices.tsx'
import { useFactWords } from '../fact-words.ts'

type Ticked = Pick<ClaimFact, 'kind' | 'id'>

function valueOf({ kind, id }: Ticked): string {
  return `${kind} ${id}`
}

/** The inverse. */
export function factsOf(values: readonly string[]): Ticked[] {
  return values.flatMap((value) => {
    const [written, id] = value.split(' ')
    const kind = factKinds.find((one) => one === written)
    return kind ? [{ kind, id: Number(id) }] : []
  })
}

interface ClaimFactsProps {
  /** The contract's name. */
  readonly contract: string
  /** Number of the bill that it is begun from. */
  readonly invoice: string | undefined
  readonly draftKey: string
}

/** What of the contract the claim is about: bills, readings, requests, each with its tick. */
export function ClaimFacts({ contract, invoice, draftKey }: ClaimFactsProps) {
  const t = useTranslations('claim.facts')
  const wordsOf = useFactWords()
  const { data, error, refetch } = useQuery(read(listClaimFacts, { params: { contract } }))
  if (error && !data) return <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  // What was typed before they were here says nothing of them.
  const isDrafted = 'facts' in (readDraft(draftKey) ?? {})
  const drafted = draftedChoices(draftKey, 'facts')
  const isTicked = (fact: ClaimFact) =>
    isDrafted ? drafted.includes(valueOf(fact)) : fact.kind === 'invoice' && fact.name === invoice
  return (
    <fieldset className="field">
      <legend>{t('label')}</legend>
      {data.map((fact) => (
        <Checkbox
          key={valueOf(fact)}
          name="facts"
          value={valueOf(fact)}
          defaultChecked={isTicked(fact)}
          label={wordsOf(fact)}
        />
      ))}
    </fieldset>
  )
}
