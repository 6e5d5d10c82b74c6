import {
  applianceLimits,
  appliances,
  simultaneities,
  usualAreaM2,
  usualPeople,
  usualSimultaneity,
  type Appliance,
  type ApplianceName,
} from '@endoll/domain/appliances/appliances.ts'
import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { useTranslations } from 'use-intl'
import type { FilledFields } from '../../form/bill-reading/filled-fields.ts'
import { fillFields, saveDraft } from '../../form/draft.ts'
import { ToolForm } from '../../form/visitor-tool/ToolForm.tsx'
import { useEntryForm } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { Checkbox, RadioGroup } from '../../ui/choices.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { BillReader } from '../../form/bill-reading/bill-reader.tsx'
import { ApplianceIcon } from './ApplianceIcon.tsx'
import { calculate, calculatorProblems } from './calculation.ts'
import { sendCalculation, type Calculation } from './send-power-lead.ts'

const levels = ['few', 'some', 'many'] as const

type FieldOf = (name: string) => { readonly name: string; readonly error: string | undefined }

const draftKey = 'power-calculator'

interface CalculatorFormProps {
  /** That was read, if any: its powers stand beside the result. */
  readonly bill: InvoiceQrSaid | undefined
  readonly onBill: (bill: InvoiceQrSaid) => void
  readonly onCalculated: (calculation: Calculation) => void
}

/** What the home is like and what there is in it. */
export function CalculatorForm({ bill, onBill, onCalculated }: CalculatorFormProps) {
  const t = useTranslations('power-calculator')
  const fieldText = useFieldText()
  const mostOf = (name: string) =>
    name === 'area'
      ? applianceLimits.areaM2
      : name === 'people'
        ? applianceLimits.people
        : applianceLimits.quantity
  const entry = useEntryForm({
    draftKey,
    staysTyped: true,
    message: (code, name) => {
      if (code === 'lead_power_cups_validation_required') return t('problems.cupsRequired')
      if (code === 'not_valid') return t('problems.number', { from: 1, to: mostOf(name) })
      return fieldText(code)
    },
    check: calculatorProblems,
    send: async (typed) => {
      const asked = calculate(typed)
      onCalculated({ asked, result: await sendCalculation(asked) })
    },
  })
  const { field } = entry
  const fill = ({ cups }: FilledFields, qr: InvoiceQrSaid | undefined) => {
    const typed = entry.form.ref.current
    if (typed && cups !== undefined) {
      fillFields(typed, { cups })
      saveDraft(draftKey, typed)
    }
    if (qr) onBill(qr)
  }
  return (
    <>
      <BillReader onRead={fill} takes={['cups']} />
      {bill ? <p>{t(bill.maximeterPowersW ? 'billPowers' : 'noDemand')}</p> : null}
      <ToolForm
        entry={entry}
        label={t('title')}
        cups={{ label: t('cups'), hint: t('cupsHint') }}
        send={{ label: t('calculate'), busy: t('calculating') }}
      >
        <Field
          {...field('area')}
          label={t('area')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(usualAreaM2)}
          suffix="m²"
        />
        <Field
          {...field('people')}
          label={t('people')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(usualPeople)}
        />
        <RadioGroup
          name="simultaneity"
          label={t('simultaneity')}
          defaultValue={usualSimultaneity}
          options={simultaneities.map((value, index) => ({
            value,
            label: t(`simultaneities.${levels[index] ?? 'some'}`),
          }))}
        />
        <fieldset className="field">
          <legend>{t('appliances')}</legend>
          <div className="appliances">
            {appliances.map((appliance) => (
              <ApplianceCard key={appliance.name} appliance={appliance} name={appliance.name} field={field} />
            ))}
          </div>
        </fieldset>
      </ToolForm>
    </>
  )
}

interface ApplianceCardProps {
  readonly appliance: Appliance
  readonly name: ApplianceName
  readonly field: FieldOf
}

/** Whether there is one; of a ticked one how many, or how large. */
function ApplianceCard({ appliance: { multiple, powerOptions }, name, field }: ApplianceCardProps) {
  const t = useTranslations('power-calculator')
  const appliance = t(`names.${name}`)
  return (
    <div className="appliance">
      <ApplianceIcon name={name} />
      <Checkbox name={`on-${name}`} value="true" label={appliance} />
      {multiple ? (
        <Field
          {...field(`quantity-${name}`)}
          label={t('quantity', { appliance })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
        />
      ) : null}
      {powerOptions.length > 1 ? (
        <Select
          name={`power-${name}`}
          label={t('size', { appliance })}
          options={powerOptions.map(({ power, litres }) => ({
            value: power,
            label: t('litres', { litres: litres ?? 0 }),
          }))}
        />
      ) : null}
    </div>
  )
}
