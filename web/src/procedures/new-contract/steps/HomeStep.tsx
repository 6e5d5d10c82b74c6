import { consentTexts } from '@endoll/api/consent-texts.ts'
import { residenceTypes, type ResidenceType } from '@endoll/domain/contracting/home-activity.ts'
import { homeProblems, needsInvoice } from '@endoll/domain/contracting/new-contract.ts'
import { supplyAddressLimits } from '@endoll/domain/identity/address.ts'
import { streetTypeLanguage } from '@endoll/domain/identity/street-line.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { TownFields } from '../../../form/address/AddressFields.tsx'
import { emptyAddress, type TypedAddress } from '../../../form/address/typed-address.ts'
import { useAddressFieldText } from '../../../form/address/use-address-field-text.ts'
import { FormCheckbox, FormField, FormRadioGroup } from '../../../form/fields.tsx'
import { Folded } from '../../../form/Folded.tsx'
import { PrivacyNotice } from '../../../form/privacy-notice/privacy-notice.ts'
import type { KeptUpload } from '../../../form/upload-list.ts'
import { useSite } from '../../../site/site.tsx'
import { ActivityField } from '../ActivityField.tsx'
import { BillAtHand } from '../bill/BillAtHand.tsx'
import { knownBill } from '../bill/known-bill.ts'
import { furtherHomeProblems, type Answers, type Circumstances, type NewContractAnswers } from '../flow.ts'
import { lineProblems } from '../line/OneLine.tsx'
import { StreetLine, streetParts } from '../line/StreetLine.tsx'
import { OriginField } from '../OriginField.tsx'
import { Papers } from '../Papers.tsx'
import { MonthlyPrice } from '../price/MonthlyPrice.tsx'
import { problemsResolver } from '../problems-resolver.ts'
import { startingValues } from '../starting-values.ts'
import { StepForm } from '../StepForm.tsx'
import { SupplyStatus } from '../SupplyStatus.tsx'
import { useStepEnd } from '../use-step.ts'
import { useGasSupply, useSupply, useUnavailableShown } from '../use-supply.ts'

export type HomeValues = TypedAddress & {
  cups: string
  residenceType: string
  cnae: string
  cnaeText: string
  activeContract: string
  comerOrigin: string
  comerOriginName: string
  leadsConsent: boolean
  /** Of a supply after the first; of that it is asked about the holder. */
  changeOwner: string
  /** The street as it is typed, and whether its parts are typed instead. */
  streetLine: string
  streetLineByParts: boolean
  invoice: readonly KeptUpload[]
}

function valuesOf(answers: Answers): HomeValues {
  const { address, activeContract: active } = answers
  return {
    ...emptyAddress,
    ...address,
    cups: answers.cups ?? '',
    residenceType: answers.residenceType ?? '',
    cnae: answers.cnae?.toString() ?? '',
    cnaeText: answers.cnaeText ?? '',
    activeContract: active === undefined ? '' : active ? 'yes' : 'no',
    comerOrigin: answers.comerOrigin?.toString() ?? '',
    comerOriginName: answers.comerOriginName ?? '',
    leadsConsent: answers.leadsConsent ?? false,
    changeOwner: answers.changeOwner === undefined ? '' : answers.changeOwner ? 'yes' : 'no',
    streetLine: '',
    streetLineByParts: false,
    invoice: answers.invoice ?? [],
  }
}

/** How the street is written: as its line says, else as it was said before. */
function streetLanguageOf({ streetLine }: HomeValues, before: Answers) {
  return streetLine === '' ? before.streetLanguage : streetTypeLanguage(streetLine)
}

function answersOf(values: HomeValues, isFurther: boolean): Answers {
  const { cups, residenceType, cnae, cnaeText, activeContract, comerOrigin, comerOriginName, ...rest } =
    values
  const { leadsConsent, changeOwner, invoice, streetLine: _, streetLineByParts: __, ...address } = rest
  return {
    cups,
    address,
    ...(isFurther
      ? { changeOwner: (changeOwner ? changeOwner === 'yes' : undefined) as boolean }
      : { leadsConsent }),
    invoice,
    cnaeText,
    comerOriginName,
    residenceType: residenceTypes.find((known) => known === residenceType) as ResidenceType,
    cnae: (cnae ? Number(cnae) : undefined) as number,
    activeContract: (activeContract ? activeContract === 'yes' : undefined) as boolean,
    comerOrigin: (comerOrigin ? Number(comerOrigin) : undefined) as number,
  }
}

interface HomeStepProps extends QuestionProps<NewContractAnswers> {
  readonly circumstances: Circumstances
  /** Name of the product that a link offers alone. */
  readonly only: string | undefined
  /** Key of a supply after the first: who asks is answered already, but not whether its holder changes. */
  readonly supply?: string
}

/** About the home: which supply, where it is and what it is used for. */
export function HomeStep(props: HomeStepProps) {
  const { circumstances, only, supply: key, answers, typedKey, answer, refused } = props
  const isFurther = key !== undefined
  const you = useTranslations('new-contract.you')
  const t = useTranslations('new-contract.home')
  const optional = useTranslations('address')('optional')
  const { settings, language } = useSite()
  const { rules, kind, day } = circumstances
  const isGas = kind === 'gas'
  const addressText = useAddressFieldText(supplyAddressLimits)
  const form = useForm<HomeValues>({
    defaultValues: startingValues(typedKey, valuesOf(answers)),
    resolver: problemsResolver<HomeValues>((values) => ({
      ...lineProblems(
        values,
        'streetLine',
        streetParts,
        isFurther
          ? furtherHomeProblems({ ...answers, ...answersOf(values, true) }, rules)
          : homeProblems(answersOf(values, false), rules),
      ),
      ...(supply.at === 'unavailable' ? { cups: 'cups_not_available' } : {}),
    })),
    shouldFocusError: false,
  })
  const { register, watch, setValue, trigger, clearErrors, getValues } = form
  const electricity = useSupply(watch('cups'), !isGas)
  const gas = useGasSupply(watch('cups'), isGas)
  const supply = isGas ? gas : electricity
  const { busy, end } = useStepEnd({ circumstances, slug: 'home', supply: key, answers, answer })
  useUnavailableShown(supply, { show: () => void trigger('cups'), clear: () => clearErrors('cups') })
  useEffect(() => {
    const zipcode = supply.at === 'found' ? supply.facts.address.zipcode : null
    if (zipcode !== null && getValues('zipcode') === '') setValue('zipcode', zipcode)
    // oxlint-disable-next-line react/exhaustive-deps -- when something new is known of the supply
  }, [supply.at])
  const reason = supply.at === 'unavailable' ? supply.reason : null
  const isActive = watch('activeContract') === 'yes'
  const asksRetailer = rules.originSelector && !rules.knownHolder
  const invoiceNeeded = needsInvoice({ activeContract: watch('activeContract') !== 'no' }, rules)
  const hasNone = isGas && watch('activeContract') === 'no'
  const invoiceLabel = t(hasNone ? 'invoiceNone' : 'invoice')
  const { name } = settings.organisation
  return (
    <StepForm
      draftKey={typedKey}
      form={form}
      label={t('title')}
      busy={busy}
      onSubmit={(values) =>
        end({ ...answersOf(values, isFurther), streetLanguage: streetLanguageOf(values, answers) })
      }
      refused={refused}
      message={addressText}
      {...(reason === null ? {} : { disabledReason: reason })}
    >
      <MonthlyPrice
        kind={kind}
        asked={{
          cups: watch('cups'),
          supply,
          zipcode: watch('zipcode'),
          residenceType: watch('residenceType'),
          vat: answers.vat,
          bill: isGas ? undefined : knownBill(kind, watch('cups')),
          only,
          day,
        }}
      />
      <BillAtHand form={form} kind={kind} asksRetailer={asksRetailer} />
      <FormField
        {...register('cups')}
        label="CUPS"
        hint={t(isGas ? 'cupsHintGas' : 'cupsHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SupplyStatus supply={supply} />
      <TownFields />
      <FormRadioGroup
        {...register('residenceType')}
        label={t('residence')}
        options={residenceTypes.map((type) => ({ value: type, label: t(`residences.${type}`) }))}
      />
      {watch('residenceType') === 'business' ? <ActivityField form={form} /> : null}
      <StreetLine />
      <FormRadioGroup
        {...register('activeContract')}
        label={t(isGas ? 'activeGas' : 'active')}
        hint={t('activeHint')}
        options={[
          { value: 'yes', label: t('activeYes') },
          { value: 'no', label: t('activeNo') },
        ]}
      />
      {isActive && asksRetailer ? (
        <OriginField
          name="comerOrigin"
          gas={isGas}
          chosen={{ value: watch('comerOrigin'), name: watch('comerOriginName') }}
          onChoose={(value, text) => {
            setValue('comerOriginName', text)
            setValue('comerOrigin', value, { shouldValidate: form.formState.isSubmitted })
          }}
        />
      ) : null}
      {/* One place, needed or not: a file on its way goes on when that changes. */}
      <Folded
        title={invoiceNeeded ? invoiceLabel : `${invoiceLabel} ${optional}`}
        fields={['invoice']}
        opens={invoiceNeeded || watch('invoice').length > 0}
      >
        <Papers form={form} name="invoice" label={invoiceLabel} purpose="invoice" />
      </Folded>
      {isFurther && isActive ? (
        <FormRadioGroup
          {...register('changeOwner')}
          label={you('owner')}
          hint={you('ownerHint')}
          options={[
            { value: 'no', label: you('ownerSame') },
            { value: 'yes', label: you('ownerChanges') },
          ]}
        />
      ) : null}
      {settings.switches.leads && !rules.signedIn && !isFurther ? (
        <FormCheckbox
          {...register('leadsConsent')}
          label={consentTexts[language].leads(name)}
          hint={t('consentHint')}
        />
      ) : null}
      {rules.signedIn || isFurther ? null : <PrivacyNotice purpose="contract" />}
    </StepForm>
  )
}
