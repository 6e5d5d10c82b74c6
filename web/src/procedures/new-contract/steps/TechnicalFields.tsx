import { findTariffByNumber, powerField } from '@endoll/domain/contracting/new-contract.ts'
import { isForVehicles } from '@endoll/domain/supply/tariff.ts'
import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FormField, FormRadioGroup, FormSelect } from '../../../form/fields.tsx'
import { Folded } from '../../../form/Folded.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Papers } from '../Papers.tsx'
import type { Offers } from '../use-offers.ts'
import type { Supply } from '../use-supply.ts'
import type { ContractValues } from './ContractStep.tsx'

interface TechnicalFieldsProps {
  readonly form: UseFormReturn<ContractValues>
  /** How many powers are asked for. */
  readonly count: 2 | 6
  readonly supply: Supply
  /** In kW, by the code of a bill. */
  readonly billPowers: readonly number[] | undefined
  readonly tariffs: Offers['tariffs']
  readonly day: Day
}

const fields = [
  ...Array.from({ length: 6 }, (_, index) => powerField(index)),
  'accessTariff',
  'selfcons',
  'selfconsAttachment',
]

/** Powers, tariff and panels: shown as a fact where the distributor has all of it, asked for where something is missing. */
export function TechnicalFields(props: TechnicalFieldsProps) {
  const { form, count, supply, billPowers, tariffs, day } = props
  const t = useTranslations('new-contract.contract')
  const format = useFormat()
  const { register, watch } = form
  const [accessTariff, selfcons] = watch(['accessTariff', 'selfcons'])
  const facts = supply.at === 'found' ? supply.facts : undefined
  const differs = billPowers?.some((kw, index) => kw !== facts?.powers?.[index]) ?? false
  const isKnown = Boolean(facts?.powers && facts.access_tariff) && facts?.selfcons === false && !differs
  const powersHint = () => {
    if (!facts?.powers) return t(billPowers ? 'powersBill' : 'powersHint')
    if (!differs) return t('powersKnown')
    return t('powersDiffer', { powers: billPowers?.map((kw) => format.number(kw)).join(' · ') ?? '' })
  }
  /** What a tariff is for, where powers alone do not say. */
  const tariffText = (id: number, name: string) => {
    const tariff = findTariffByNumber(id, day)
    if (!tariff || count === 2) return name
    const use = isForVehicles(tariff) ? t('tariffUse.vehicles') : t(`tariffUse.${tariff.voltage}`)
    return `${name} · ${use}`
  }
  /** As it stands in the fields. */
  const title = () => {
    if (supply.at === 'looking') return t('lookingUp')
    const powers = watch(Array.from({ length: count }, (_, index) => powerField(index)))
    const typed = powers.filter((power) => power.trim() !== '')
    const said = [
      ...(typed.length > 0 ? [`${typed.join(' · ')} kW`] : []),
      ...(tariffs ?? []).flatMap(({ id, name }) => (String(id) === accessTariff ? [name] : [])),
      ...(selfcons === 'no' ? [t('noPanels')] : []),
    ]
    return said.length > 0 ? t('technical', { facts: said.join(', ') }) : t('technicalNone')
  }
  const hours = (index: number) => {
    if (count !== 2) return {}
    const { from, to } = twoPowerPeakHours
    return { hint: index === 0 ? t('hoursP1', { from: String(from), to: String(to) }) : t('hoursP2') }
  }
  return (
    <Folded title={title()} fields={fields} opens={supply.at !== 'looking' && !isKnown}>
      <fieldset className="new-contract-part">
        <legend>{t('powers')}</legend>
        <p className="small soft">{powersHint()}</p>
        <div className="flow-fields">
          {Array.from({ length: count }, (_, index) => (
            <FormField
              key={index}
              {...register(powerField(index))}
              {...hours(index)}
              label={t('power', { period: `P${index + 1}` })}
              inputMode="decimal"
              autoComplete="off"
              suffix="kW"
              width="short"
            />
          ))}
        </div>
      </fieldset>
      {tariffs && tariffs.length > 0 ? (
        <FormSelect
          {...register('accessTariff')}
          label={t('tariff')}
          hint={t(count === 6 ? 'tariffHintSix' : 'tariffHint')}
          {...(tariffs.length === 1 && accessTariff !== '' ? {} : { placeholder: t('choose') })}
          options={tariffs.map(({ id, name }) => ({ value: String(id), label: tariffText(id, name) }))}
        />
      ) : null}
      <FormRadioGroup
        {...register('selfcons')}
        label={t('selfcons')}
        hint={t('selfconsHint')}
        options={[
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ]}
      />
      {selfcons === 'yes' ? (
        <Papers
          form={form}
          name="selfconsAttachment"
          label={t('selfconsDocument')}
          purpose="self_consumption"
        />
      ) : null}
    </Folded>
  )
}
