import { caseLimits, createCase } from '@endoll/api/cases.ts'
import type { CaseCategory } from '@endoll/api/cases.ts'
import { noContract } from '@endoll/api/claims.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { draftedChoice } from '../../form/draft.ts'
import { FormField, FormSelect, FormTextArea } from '../../form/fields.tsx'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContractField } from './ContractField.tsx'
import { aboutKey, type About } from './about.ts'
import { categoriesQuery } from './cases-query.ts'
import { MessageForm } from './MessageForm.tsx'

interface CaseFormProps {
  readonly about: About
  readonly onSent: (made: { readonly id: number; readonly reference: string }) => void
}

/** Writes to the retailer about a contract. What was typed stays until it has arrived. */
export function CaseForm({ about, onSent }: CaseFormProps) {
  const t = useTranslations('cases')
  const reads = [
    useQuery(contractChoicesQuery('electricity')),
    useQuery(contractChoicesQuery('gas')),
    useQuery(categoriesQuery()),
  ] as const
  const [electricity, gas, categories] = reads
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.error) {
    const again = () => void Promise.all(reads.map((one) => one.refetch()))
    return (
      <ReadFailure error={failed.error} title={t('formUnread')} safe={t('nothingLost')} onRetry={again} />
    )
  }
  if (!electricity.data || !gas.data || !categories.data)
    return <Skeleton label={t('loading')} shape="text" />
  const contracts = [...electricity.data.items, ...gas.data.items]
  return (
    <Fields
      key={aboutKey('case', about)}
      about={about}
      contracts={contracts}
      categories={categories.data}
      onSent={onSent}
    />
  )
}

interface FieldsProps extends CaseFormProps {
  readonly contracts: readonly ContractItem[]
  readonly categories: {
    readonly sections: readonly { readonly id: number; readonly name: string }[]
    readonly categories: readonly CaseCategory[]
  }
}

const required = ['polissa_id', 'category', 'subject', 'description'] as const

function Fields({ about, contracts, categories, onSent }: FieldsProps) {
  const t = useTranslations('cases')
  const draftKey = aboutKey('case', about)
  const begunWith = contracts.find(({ name }) => name === about.contract)?.id.toString() ?? ''
  const [contractId, setContractId] = useState(() => draftedChoice(draftKey, 'polissa_id') ?? begunWith)
  const subjectText = useFieldText({ too_long: caseLimits.subject })
  const descriptionText = useFieldText({ too_long: caseLimits.text })
  const kind = contracts.find(({ id }) => String(id) === contractId)?.type
  const sectionNames = new Map(categories.sections.map(({ id, name }) => [id, name]))
  const offered = categories.categories.filter(
    ({ supply }) => supply === 'any' || kind === undefined || supply === kind,
  )
  return (
    <MessageForm
      draftKey={draftKey}
      label={t('new.title')}
      sendLabel={t('send')}
      required={required}
      needsFiles
      message={(code, name) => (name === 'subject' ? subjectText(code) : descriptionText(code))}
      send={async ({ text, attachment, keyOf }) => {
        const body = {
          polissa_id: text('polissa_id') === noContract ? null : Number(text('polissa_id')),
          category: Number(text('category')),
          subject: text('subject'),
          description: text('description'),
          attachment: [...attachment],
        }
        return (await call(createCase, { body }, keyOf(body))).data
      }}
      onSent={onSent}
    >
      <ContractField
        area="cases"
        name="polissa_id"
        contracts={contracts}
        valueOf={({ id }) => String(id)}
        begunWith={begunWith}
        onChoose={setContractId}
      />
      <FormSelect
        name="category"
        label={t('fields.category')}
        placeholder={t('fields.choose')}
        options={offered.map(({ id, name, section }) => ({
          value: String(id),
          label: t('fields.categoryChoice', { section: sectionNames.get(section) ?? '', name }),
        }))}
      />
      <FormField
        name="subject"
        label={t('fields.subject')}
        autoComplete="off"
        defaultValue={
          about.invoice !== undefined
            ? t('about.invoice', { name: about.invoice })
            : about.product !== undefined
              ? t('about.product', { name: about.product })
              : ''
        }
      />
      <FormTextArea name="description" label={t('fields.description')} />
    </MessageForm>
  )
}
