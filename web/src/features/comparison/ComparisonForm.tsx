import { fieldsOfTariff } from '@endoll/domain/comparison/asked-comparison.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { draftedChoice } from '../../form/draft.ts'
import { useEntryForm, type Typed } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { ToolForm } from '../../form/visitor-tool/ToolForm.tsx'
import { compareBill, type ComparisonLists, type Saving } from './compare-calls.ts'
import { billProblems, type ComparedKind } from './typed-bill.ts'

interface ComparisonFormProps {
  readonly kind: ComparedKind
  readonly lists: ComparisonLists
  readonly onCompared: (saving: Saving | null, typed: Typed) => void
}

/** Keeps what is typed in this tab. */
export function draftKeyOf(kind: ComparedKind): string {
  return `comparison ${kind}`
}

/** What stands on the bill. */
export function ComparisonForm({ kind, lists, onCompared }: ComparisonFormProps) {
  const t = useTranslations('comparison')
  const fieldText = useFieldText()
  const draftKey = draftKeyOf(kind)
  const [chosen, setChosen] = useState(() => draftedChoice(draftKey, 'access_tariff') ?? '')
  const tariff = lists.tariffs.find(({ id }) => String(id) === chosen)?.name ?? ''
  const entry = useEntryForm({
    message: (code) =>
      code === 'price_comparator_consumption_not_valid' ? t('problems.consumption') : fieldText(code),
    check: (typed) => billProblems(kind, typed, tariff),
    send: async (typed) => {
      const retailer = lists.retailers.find(({ id }) => String(id) === typed['comerOrigin'])
      onCompared(await compareBill(kind, typed), { ...typed, comerOriginName: retailer?.name ?? '' })
    },
  })
  const { field } = entry
  const needs = fieldsOfTariff(tariff)
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  const kwh = (name: 'p1' | 'p2' | 'p3') => (
    <Field key={name} {...field(name)} {...number} label={t(name)} suffix="kWh" />
  )
  return (
    <ToolForm
      entry={entry}
      draftKey={draftKey}
      label={t('auto')}
      cups={{ label: t('cups'), hint: t('cupsHint') }}
      send={{ label: t('compare'), busy: t('comparing') }}
    >
      <Select
        {...field('comerOrigin')}
        label={t('retailer')}
        placeholder={t('choose')}
        options={lists.retailers.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        {...field('access_tariff')}
        label={t('tariff')}
        placeholder={t('choose')}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={lists.tariffs.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {kind === 'gas' ? (
        <Field {...field('consumption')} {...number} label={t('consumption')} suffix="kWh" />
      ) : (
        <>
          <Field {...field('power')} {...number} label={t(needs.power2 ? 'power1' : 'power')} suffix="kW" />
          {needs.power2 ? <Field {...field('power2')} {...number} label={t('power2')} suffix="kW" /> : null}
          {kwh('p1')}
          {needs.p2 ? kwh('p2') : null}
          {needs.p3 ? kwh('p3') : null}
        </>
      )}
      <Field {...field('startDate')} type="date" label={t('start')} />
      <Field {...field('endDate')} type="date" label={t('end')} />
      <Field {...field('invoiceAmount')} {...number} label={t('amount')} hint={t('amountHint')} suffix="€" />
    </ToolForm>
  )
}
