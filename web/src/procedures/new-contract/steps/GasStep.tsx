import { gasContractProblems } from '@endoll/domain/contracting/gas-contract.ts'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { FormField, FormSelect } from '../../../form/fields.tsx'
import type { KeptUpload } from '../../../form/upload-list.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Answers, Circumstances, NewContractAnswers } from '../flow.ts'
import { GasNow } from '../GasNow.tsx'
import { Papers } from '../Papers.tsx'
import { problemsResolver } from '../problems-resolver.ts'
import { ProductChoice } from '../ProductChoice.tsx'
import { startingValues } from '../starting-values.ts'
import { StepForm } from '../StepForm.tsx'
import { SupplyStatus } from '../SupplyStatus.tsx'
import { useChosenProduct, useOnlyOffered } from '../use-chosen-product.ts'
import { useGasOffers, useGasTariffs } from '../use-gas-offers.ts'
import { useStepEnd } from '../use-step.ts'
import { useGasSupply, useUnavailableShown } from '../use-supply.ts'

export type GasValues = {
  cupsGas: string
  activeGasContract: string
  comerGasOrigin: string
  comerGasOriginName: string
  changeGasOwner: string
  gasAccessTariff: string
  gasProduct: string
  gasInvoice: readonly KeptUpload[]
}

function yesOrNo(answer: boolean | undefined): string {
  if (answer === undefined) return ''
  return answer ? 'yes' : 'no'
}

function valuesOf(answers: Answers): GasValues {
  return {
    cupsGas: answers.cupsGas ?? '',
    activeGasContract: yesOrNo(answers.activeGasContract),
    comerGasOrigin: answers.comerGasOrigin?.toString() ?? '',
    comerGasOriginName: answers.comerGasOriginName ?? '',
    changeGasOwner: yesOrNo(answers.changeGasOwner),
    gasAccessTariff: answers.gasAccessTariff?.toString() ?? '',
    gasProduct: answers.gasProduct?.toString() ?? '',
    gasInvoice: answers.gasInvoice ?? [],
  }
}

function answersOf(values: GasValues): Answers {
  const { cupsGas, gasAccessTariff, gasProduct, gasInvoice } = values
  const { activeGasContract: active, comerGasOrigin, comerGasOriginName, changeGasOwner } = values
  return {
    cupsGas,
    gasInvoice,
    comerGasOriginName,
    activeGasContract: (active ? active === 'yes' : undefined) as boolean,
    comerGasOrigin: (comerGasOrigin ? Number(comerGasOrigin) : undefined) as number,
    changeGasOwner: (changeGasOwner ? changeGasOwner === 'yes' : undefined) as boolean,
    gasAccessTariff: (gasAccessTariff ? Number(gasAccessTariff) : undefined) as number,
    gasProduct: (gasProduct ? Number(gasProduct) : undefined) as number,
  }
}

interface GasStepProps extends QuestionProps<NewContractAnswers> {
  readonly circumstances: Circumstances
  /** Name of the product that a link offers alone. */
  readonly only: string | undefined
}

/** The gas: tariff and product; beside electricity also its supply and its bills. */
export function GasStep({ circumstances, only, answers, typedKey, answer, refused }: GasStepProps) {
  const t = useTranslations('new-contract.gas')
  const choose = useTranslations('new-contract.contract')('choose')
  const message = useFieldText()
  const format = useFormat()
  const chosenOf = useChosenProduct()
  const { kind, rules } = circumstances
  const dual = kind === 'dual'
  const form = useForm<GasValues>({
    defaultValues: startingValues(typedKey, valuesOf(answers)),
    resolver: problemsResolver<GasValues>(
      (values) => ({
        ...gasContractProblems(answersOf(values), { dual, rules }),
        ...(dual && supply.at === 'unavailable' ? { cupsGas: 'cups_not_available' } : {}),
      }),
      () => (offers.products?.length ? [] : ['gasProduct']),
    ),
    shouldFocusError: false,
  })
  const { register, setValue, getValues, trigger, clearErrors, control } = form
  const [cupsGas, gasAccessTariff, active] = useWatch({
    control,
    name: ['cupsGas', 'gasAccessTariff', 'activeGasContract'],
  })
  const cups = dual ? cupsGas : (answers.cups ?? '')
  const supply = useGasSupply(cups)
  const facts = supply.at === 'found' ? supply.facts : undefined
  const tariffs = useGasTariffs().data ?? []
  const isSettled = supply.at !== 'looking' && supply.at !== 'waiting'
  const offers = useGasOffers({
    cups,
    atr: gasAccessTariff,
    answers,
    only: dual ? undefined : only,
    settled: isSettled,
  })
  const { busy, end } = useStepEnd({ circumstances, slug: 'gas', answers, answer })
  const known = facts?.use_known === true ? facts.access_tariff : null

  // Preset to the distributor's tariff, and fixed if its use is known too.
  useEffect(() => {
    const tariff = facts?.access_tariff
    if (tariff && (facts.use_known || getValues('gasAccessTariff') === ''))
      setValue('gasAccessTariff', String(tariff.id))
  }, [facts, getValues, setValue])
  useUnavailableShown(dual ? supply : { at: 'waiting' }, {
    show: () => void trigger('cupsGas'),
    clear: () => clearErrors('cupsGas'),
  })
  useOnlyOffered(offers.products, {
    chosen: () => getValues('gasProduct'),
    forget: () => setValue('gasProduct', ''),
  })

  const submit = (sent: GasValues) => {
    const product = chosenOf(offers.products, sent.gasProduct)
    end({
      ...answersOf(sent),
      gasTariffName: tariffs.find(({ id }) => String(id) === sent.gasAccessTariff)?.name ?? '',
      gasProductName: product.name ?? answers.gasProductName ?? '',
      gasProductCost: product.cost,
      gasProductCents: product.cents,
    })
  }
  const yearlyUse = ({ over_kwh: over, up_to_kwh: upTo }: (typeof tariffs)[number]) => {
    if (upTo === null) return t('useOver', { over: format.number(over) })
    const most = format.number(upTo)
    return over === 0
      ? t('useUpTo', { upTo: most })
      : t('useBetween', { over: format.number(over), upTo: most })
  }
  const reason = dual && supply.at === 'unavailable' ? supply.reason : null
  return (
    <StepForm
      draftKey={typedKey}
      form={form}
      label={t('title')}
      busy={busy}
      onSubmit={submit}
      refused={refused}
      message={message}
      {...(reason === null ? {} : { disabledReason: reason })}
    >
      {dual ? (
        <>
          <FormField
            {...register('cupsGas')}
            label={t('cups')}
            hint={t('cupsHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <SupplyStatus supply={supply} />
          <GasNow form={form} rules={rules} />
        </>
      ) : null}
      {known ? (
        <p>{t('tariffKnown', { tariff: known.name })}</p>
      ) : (
        <FormSelect
          {...register('gasAccessTariff')}
          label={t('tariff')}
          hint={t('tariffHint')}
          placeholder={choose}
          options={tariffs.map((tariff) => ({
            value: String(tariff.id),
            label: `${tariff.name} · ${yearlyUse(tariff)}`,
          }))}
        />
      )}
      <ProductChoice field={register('gasProduct')} offers={offers} gas />
      {dual && !rules.knownHolder ? (
        <Papers
          form={form}
          name="gasInvoice"
          label={t(active === 'no' ? 'invoiceNone' : 'invoice')}
          purpose="invoice"
        />
      ) : null}
    </StepForm>
  )
}
