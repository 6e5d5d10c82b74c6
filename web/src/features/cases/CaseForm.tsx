import { caseLimits, createCase } from '@endoll/api/cases.ts'
import type { CaseCategory } from '@endoll/api/cases.ts'
import type { ContractItem } from '@endoll/api/contracts.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { sendingKey } from '../../flow/sending-key.ts'
import { draftedChoice } from '../../form/draft.ts'
import { FormField, FormSelect, FormTextArea } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { fieldErrorsOf, useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CaseFiles } from './CaseFiles.tsx'
import { categoriesQuery } from './cases-query.ts'
import { forgetMessage, useKeptFiles } from './kept-files.ts'

const draftKey = 'case'

interface CaseFormProps {
  readonly onSent: (made: { readonly id: number; readonly reference: string }) => void
}

/** Writes to the retailer about a contract. What was typed stays until it has arrived. */
export function CaseForm({ onSent }: CaseFormProps) {
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
  return <Fields contracts={contracts} categories={categories.data} onSent={onSent} />
}

interface FieldsProps extends CaseFormProps {
  readonly contracts: readonly ContractItem[]
  readonly categories: {
    readonly sections: readonly { readonly id: number; readonly name: string }[]
    readonly categories: readonly CaseCategory[]
  }
}

const asked = ['polissa_id', 'category', 'subject', 'description'] as const

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function missingIn(data: FormData): FieldErrors {
  return Object.fromEntries(
    asked.filter((name) => textOf(data, name) === '').map((name) => [name, ['required_field']]),
  )
}

function Fields({ contracts, categories, onSent }: FieldsProps) {
  const t = useTranslations('cases')
  const { minFiles, maxFiles } = useSite().settings.contactForms
  const { files, keep } = useKeptFiles(draftKey)
  const [errors, setErrors] = useState<FieldErrors>()
  const [contractId, setContractId] = useState(() => draftedChoice(draftKey, 'polissa_id') ?? '')
  const { busy, failure, run } = useAction()
  const fieldText = useFieldText()
  const kind = contracts.find(({ id }) => String(id) === contractId)?.type
  const sectionNames = new Map(categories.sections.map(({ id, name }) => [id, name]))
  const offered = categories.categories.filter(
    ({ supply }) => supply === 'any' || kind === undefined || supply === kind,
  )
  const check = (data: FormData): FieldErrors => ({
    ...missingIn(data),
    ...(files.length < minFiles ? { attachment: ['min_files'] } : {}),
    ...(files.length > maxFiles ? { attachment: ['max_files'] } : {}),
  })
  const message = (code: string, name: string) => {
    if (code === 'min_files') return t('problems.minFiles', { count: minFiles })
    if (code === 'max_files') return t('problems.maxFiles', { count: maxFiles })
    if (code === 'too_long') {
      return t('problems.tooLong', { limit: name === 'subject' ? caseLimits.subject : caseLimits.text })
    }
    return fieldText(code)
  }
  const send = async (data: FormData) => {
    const wrong = check(data)
    setErrors(Object.keys(wrong).length > 0 ? wrong : undefined)
    if (Object.keys(wrong).length > 0) return
    await run(async () => {
      const body = {
        polissa_id: Number(textOf(data, 'polissa_id')),
        category: Number(textOf(data, 'category')),
        subject: textOf(data, 'subject'),
        description: textOf(data, 'description'),
        attachment: files.map(({ id }) => id),
      }
      try {
        const { data: made } = await call(createCase, { body }, { sendingKey: sendingKey(draftKey, body) })
        forgetMessage(draftKey)
        refreshRequests()
        onSent(made)
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
      check={check}
      message={message}
      summaryTitle={(count) => t('problems.summary', { count })}
      draftKey={draftKey}
      label={t('new.title')}
    >
      <FailureNotice error={failure} title={t('notSent')} />
      <FormSelect
        name="polissa_id"
        label={t('fields.contract')}
        placeholder={t('fields.choose')}
        options={contracts.map(({ id, name, cups }) => ({
          value: String(id),
          label: t('fields.contractChoice', { name, address: cups.full_address }),
        }))}
        onChange={({ currentTarget }) => setContractId(currentTarget.value)}
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
      <FormField name="subject" label={t('fields.subject')} autoComplete="off" />
      <FormTextArea name="description" label={t('fields.description')} />
      <CaseFiles kept={files} onChange={keep} />
      <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </Form>
  )
}
