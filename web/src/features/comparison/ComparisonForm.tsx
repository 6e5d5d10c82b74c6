import { fieldsOfTariff, powerFields, consumptionFields } from '@endoll/domain/comparison/asked-comparison.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { draftedChoice, fillFields, saveDraft } from '../../form/draft.ts'
import type { FilledFields } from '../../form/bill-reading/filled-fields.ts'
import { useEntryForm, type Typed } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { BillReader } from '../../form/bill-reading/bill-reader.tsx'
import { ToolForm } from '../../form/visitor-tool/ToolForm.tsx'
import { draftKeyOf } from './bill-draft.ts'
import { compareBill, type ComparisonLists, type Saving } from './compare-calls.ts'
import { billProblems, type ComparedKind } from './typed-bill.ts'

interface ComparisonFormProps {
  readonly kind: ComparedKind
  readonly lists: ComparisonLists
  readonly onCompared: (saving: Saving | null, typed: Typed) => void
}

/** What a bill of 2.0TD fills. */
const billFields = [
  'cups',
  'comerOrigin',
  'power',
  'power2',
  'p1',
  'p2',
  'p3',
  'startDate',
  'endDate',
  'invoiceAmount',
] as const satisfies readonly (keyof FilledFields)[]

/** Homes of today have two powers with names of their own. */
function powerLabel(count: number, index: number) {
  if (count > 2) return 'powerOf' as const
  return index === 0 ? ('power1' as const) : ('power2' as const)
}

/** What stands on the bill. */
export function ComparisonForm({ kind, lists, onCompared }: ComparisonFormProps) {
  const t = useTranslations('comparison')
  const fieldText = useFieldText()
  const draftKey = draftKeyOf(kind)
  const [chosen, setChosen] = useState(() => draftedChoice(draftKey, 'access_tariff') ?? '')
  const tariff = lists.tariffs.find(({ id }) => String(id) === chosen)?.name ?? ''
  const entry = useEntryForm({
    draftKey,
    staysTyped: true,
    message: (code) =>
      code === 'price_comparator_consumption_not_valid'
        ? t('problems.consumption')
        : code === 'bill_without_amount'
          ? t('problems.withoutAmount')
          : fieldText(code),
    check: (typed) => billProblems(kind, typed, tariff),
    send: async (typed) => {
      const retailer = lists.retailers.find(({ id }) => String(id) === typed['comerOrigin'])
      onCompared(await compareBill(kind, typed), {
        ...typed,
        comerOriginName: retailer?.name ?? '',
        tariffName: tariff,
      })
    },
  })
  const { field } = entry
  const needs = fieldsOfTariff(tariff)
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  const powers = powerFields.slice(0, needs.powers)
  // The codes are on bills of 2.0TD alone.
  const codedTariff = kind === 'electricity' ? lists.tariffs.find(({ name }) => name === '2.0TD') : undefined
  const fill = (fields: FilledFields) => {
    const typed = entry.form.ref.current
    if (!codedTariff || !typed) return
    // The fields of the tariff first: the form has others before it is chosen.
    flushSync(() => setChosen(String(codedTariff.id)))
    fillFields(typed, fields)
    saveDraft(draftKey, typed)
  }
  return (
    <>
      {codedTariff ? <BillReader onRead={fill} takes={billFields} retailers={lists.retailers} /> : null}
      <ToolForm
        entry={entry}
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
            {powers.map((name, index) => (
              <Field
                key={name}
                {...field(name)}
                {...number}
                label={
                  powers.length === 1
                    ? t('power')
                    : t(powerLabel(powers.length, index), { period: `P${index + 1}` })
                }
                suffix="kW"
              />
            ))}
            {consumptionFields.slice(0, needs.uses).map((name, index) => (
              <Field
                key={name}
                {...field(name)}
                {...number}
                label={t('use', { period: `P${index + 1}` })}
                suffix="kWh"
              />
            ))}
            {tariff.includes('TD') ? (
              <>
                <Field
                  {...field('surplus')}
                  {...number}
                  label={t('surplus')}
                  hint={t('surplusHint')}
                  suffix="kWh"
                />
                <Field
                  {...field('surplusPrice')}
                  {...number}
                  label={t('surplusPrice')}
                  hint={t('surplusHint')}
                  suffix="€/kWh"
                />
              </>
            ) : null}
          </>
        )}
        <Field {...field('startDate')} type="date" label={t('start')} />
        <Field {...field('endDate')} type="date" label={t('end')} />
        <Field
          {...field('invoiceAmount')}
          {...number}
          label={t('amount')}
          hint={t('amountHint')}
          suffix="€"
        />
      </ToolForm>
    </>
  )
}
