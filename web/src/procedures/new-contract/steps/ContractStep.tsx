import { selfConsumptionCode } from '@endoll/domain/contracting/self-consumption-code.ts'
import {
  contractProblems,
  findTariffByNumber,
  powerField,
  powersAsked,
} from '@endoll/domain/contracting/new-contract.ts'
import { isForVehicles } from '@endoll/domain/supply/tariff.ts'
import { twoPowerPeakHours } from '@endoll/domain/supply/tariff-periods.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { FormField, FormRadioGroup, FormSelect } from '../../../form/fields.tsx'
import type { KeptUpload } from '../../../form/upload-list.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { knownBill } from '../bill/known-bill.ts'
import type { Answers, Circumstances, NewContractAnswers } from '../flow.ts'
import { Papers } from '../Papers.tsx'
import { problemsResolver } from '../problems-resolver.ts'
import { ProductChoice } from '../ProductChoice.tsx'
import { startingValues } from '../starting-values.ts'
import { StepForm } from '../StepForm.tsx'
import { useChosenProduct, useOnlyOffered } from '../use-chosen-product.ts'
import { useOffers } from '../use-offers.ts'
import { useStepEnd } from '../use-step.ts'
import { useSupply } from '../use-supply.ts'
import { useTariffOfPowers } from '../use-tariff-of-powers.ts'

export type ContractValues = {
  power: string
  power2: string
  power3: string
  power4: string
  power5: string
  power6: string
  accessTariff: string
  selfcons: string
  selfconsAttachment: readonly KeptUpload[]
  selectedProduct: string
}

function powersOf(values: ContractValues): string[] {
  const { power, power2, power3, power4, power5, power6 } = values
  return [power, power2, power3, power4, power5, power6]
}

function valuesOf({ powers = [], ...answers }: Answers): ContractValues {
  const [power = '', power2 = '', power3 = '', power4 = '', power5 = '', power6 = ''] = powers
  const { selfcons } = answers
  return {
    power,
    power2,
    power3,
    power4,
    power5,
    power6,
    accessTariff: answers.accessTariff?.toString() ?? '',
    selfcons: selfcons === undefined ? '' : selfcons ? 'yes' : 'no',
    selfconsAttachment: answers.selfconsAttachment ?? [],
    selectedProduct: answers.selectedProduct?.toString() ?? '',
  }
}

function answersOf(values: ContractValues, knownCode: string | null): Answers {
  const { accessTariff, selfcons, selfconsAttachment, selectedProduct } = values
  const wanted = selfcons ? selfcons === 'yes' : undefined
  return {
    powers: powersOf(values),
    accessTariff: (accessTariff ? Number(accessTariff) : undefined) as number,
    selfcons: wanted as boolean,
    selfconsCode: selfConsumptionCode(wanted === true, knownCode),
    selfconsAttachment,
    selectedProduct: (selectedProduct ? Number(selectedProduct) : undefined) as number,
  }
}

interface ContractStepProps extends QuestionProps<NewContractAnswers> {
  readonly circumstances: Circumstances
  /** Name of the product that a link offers alone. */
  readonly only: string | undefined
  /** Key of a supply after the first. */
  readonly supply?: string
}

/** Powers, tariff, self-consumption, and the product. */
export function ContractStep(props: ContractStepProps) {
  const { circumstances, only, supply: key, answers, typedKey, answer, refused } = props
  const t = useTranslations('new-contract.contract')
  const message = useFieldText()
  const format = useFormat()
  const chosenOf = useChosenProduct()
  const { rules, day, kind } = circumstances
  const supply = useSupply(answers.cups ?? '')
  const facts = supply.at === 'found' ? supply.facts : undefined
  const code = facts?.selfcons_code ?? null
  const [bill] = useState(() => knownBill(kind, answers.cups))
  const billPowers = bill?.powersW.map((watts) => watts / 1000)
  const form = useForm<ContractValues>({
    defaultValues: startingValues(typedKey, valuesOf(answers)),
    resolver: problemsResolver<ContractValues>((values) =>
      contractProblems(answersOf(values, code), rules, day),
    ),
    shouldFocusError: false,
  })
  const { register, watch, setValue, getValues } = form
  const values = watch()
  const powers = powersOf(values)
  const count = powersAsked(powers, day)
  const offers = useOffers({
    values,
    powers: powers.slice(0, count),
    answers,
    only,
    presentTariff: facts?.access_tariff?.id,
    day,
    yearlyUse: bill?.yearlyUse,
  })
  const { busy, end } = useStepEnd({ kind, slug: 'contract', supply: key, answers, answer })

  // What the distributor has stands there at first, else what the bill says; what was typed is never replaced.
  useEffect(() => {
    if (supply.at === 'looking') return
    const known = facts?.powers ?? billPowers
    known?.forEach((kw, index) => {
      const field = powerField(index)
      if (getValues(field) === '') setValue(field, format.number(kw))
    })
    if (!facts) return
    if (facts.selfcons !== null && getValues('selfcons') === '')
      setValue('selfcons', facts.selfcons ? 'yes' : 'no')
    // oxlint-disable-next-line react/exhaustive-deps -- once it is known
  }, [supply.at])
  const { tariffs, settled } = offers
  useTariffOfPowers(form, {
    powers: powers.slice(0, count),
    tariffs,
    settled,
    present: facts?.access_tariff?.id,
  })
  useOnlyOffered(offers.products, {
    chosen: () => getValues('selectedProduct'),
    forget: () => setValue('selectedProduct', ''),
  })

  const submit = (sent: ContractValues) => {
    const product = chosenOf(offers.products, sent.selectedProduct)
    end({
      ...answersOf(sent, code),
      accessTariffName: tariffs?.find(({ id }) => String(id) === sent.accessTariff)?.name ?? '',
      productName: product.name ?? answers.productName ?? '',
      productCost: product.cost,
      productCents: product.cents,
    })
  }
  /** What a tariff is for, where powers alone do not say. */
  const tariffText = (id: number, name: string) => {
    const tariff = findTariffByNumber(id, day)
    if (!tariff || count === 2) return name
    const use = isForVehicles(tariff) ? t('tariffUse.vehicles') : t(`tariffUse.${tariff.voltage}`)
    return `${name} · ${use}`
  }
  const powersHint = () => {
    if (!facts?.powers) return t(billPowers ? 'powersBill' : 'powersHint')
    const differs = billPowers?.some((kw, index) => kw !== facts.powers?.[index])
    if (!differs) return t('powersKnown')
    return t('powersDiffer', { powers: billPowers?.map((kw) => format.number(kw)).join(' · ') ?? '' })
  }
  return (
    <StepForm
      draftKey={typedKey}
      form={form}
      label={t('title')}
      busy={busy}
      onSubmit={submit}
      refused={refused}
      message={message}
    >
      <fieldset className="new-contract-part">
        <legend>{t('powers')}</legend>
        <p className="small soft">{powersHint()}</p>
        <div className="flow-fields">
          {Array.from({ length: count }, (_, index) => (
            <FormField
              key={index}
              {...register(powerField(index))}
              label={t('power', { period: `P${index + 1}` })}
              {...(count === 2
                ? {
                    hint:
                      index === 0
                        ? t('hoursP1', {
                            from: String(twoPowerPeakHours.from),
                            to: String(twoPowerPeakHours.to),
                          })
                        : t('hoursP2'),
                  }
                : {})}
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
          {...(tariffs.length === 1 && values.accessTariff !== '' ? {} : { placeholder: t('choose') })}
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
      {values.selfcons === 'yes' ? (
        <Papers
          form={form}
          name="selfconsAttachment"
          label={t('selfconsDocument')}
          purpose="self_consumption"
        />
      ) : null}
      <ProductChoice field={register('selectedProduct')} offers={offers} />
    </StepForm>
  )
}
