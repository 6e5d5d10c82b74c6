import { selfConsumptionCode } from '@endoll/domain/contracting/self-consumption-code.ts'
import { contractProblems, powerField, powersAsked } from '@endoll/domain/contracting/new-contract.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import type { KeptUpload } from '../../../form/upload-list.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { knownBill } from '../bill/known-bill.ts'
import type { Answers, Circumstances, NewContractAnswers } from '../flow.ts'
import { problemsResolver } from '../problems-resolver.ts'
import { ProductChoice } from '../ProductChoice.tsx'
import { startingValues } from '../starting-values.ts'
import { StepForm } from '../StepForm.tsx'
import { useChosenProduct, useOnlyOffered } from '../use-chosen-product.ts'
import { useOffers } from '../use-offers.ts'
import { useStepEnd } from '../use-step.ts'
import { useSupply } from '../use-supply.ts'
import { useTariffOfPowers } from '../use-tariff-of-powers.ts'
import { TechnicalFields } from './TechnicalFields.tsx'

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
    resolver: problemsResolver<ContractValues>(
      (values) => contractProblems(answersOf(values, code), rules, day),
      () => [
        ...(offers.tariffs?.length ? [] : ['accessTariff']),
        ...(offers.products?.length ? [] : ['selectedProduct']),
      ],
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
  const { busy, end } = useStepEnd({ circumstances, slug: 'contract', supply: key, answers, answer })

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
      <TechnicalFields
        form={form}
        count={count}
        supply={supply}
        billPowers={billPowers}
        tariffs={tariffs}
        day={day}
      />
      <ProductChoice field={register('selectedProduct')} offers={offers} />
    </StepForm>
  )
}
