import { getContractingConfig } from '@endoll/api/contracting.ts'
import { languages } from '@endoll/api/language.ts'
import { youProblems } from '@endoll/domain/contracting/new-contract.ts'
import { supplyAddressLimits } from '@endoll/domain/identity/address.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { read } from '../../../calls/query.ts'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { AddressFields } from '../../../form/address/AddressFields.tsx'
import { emptyAddress } from '../../../form/address/typed-address.ts'
import { useAddressFieldText } from '../../../form/address/use-address-field-text.ts'
import { FormCheckbox, FormField, FormRadioGroup, FormSelect } from '../../../form/fields.tsx'
import { Folded } from '../../../form/Folded.tsx'
import { useSite } from '../../../site/site.tsx'
import { isCompanyVat, ownFields, type Circumstances, type NewContractAnswers } from '../flow.ts'
import { lineProblems } from '../line/OneLine.tsx'
import { NameLine, personParts } from '../line/NameLine.tsx'
import { Papers } from '../Papers.tsx'
import { problemsResolver } from '../problems-resolver.ts'
import { startingValues } from '../starting-values.ts'
import { StepForm } from '../StepForm.tsx'
import { useStepEnd } from '../use-step.ts'
import { answersOf, valuesOf, type YouValues } from './you-values.ts'

/** What is folded away about letters. */
const letterFields = ['commsLanguage', 'sameInvoiceAddress', ...Object.keys(emptyAddress)]

interface YouStepProps extends QuestionProps<NewContractAnswers> {
  readonly circumstances: Circumstances
}

/** Who signs, and how they are reached. */
export function YouStep({ circumstances, answers, typedKey, answer, refused }: YouStepProps) {
  const t = useTranslations('new-contract.you')
  const optional = useTranslations('address')('optional')
  const { language, settings } = useSite()
  const { rules } = circumstances
  const message = useAddressFieldText(supplyAddressLimits)
  const form = useForm<YouValues>({
    defaultValues: startingValues(typedKey, valuesOf(answers, language)),
    resolver: problemsResolver<YouValues>((values) =>
      lineProblems(
        values,
        'fullName',
        personParts,
        youProblems({ ...answersOf(values), activeContract: answers.activeContract === true }, rules),
      ),
    ),
    shouldFocusError: false,
  })
  const { register, setValue, getValues } = form
  const [vat, sameInvoiceAddress, commsLanguage] = useWatch({
    control: form.control,
    name: ['vat', 'sameInvoiceAddress', 'commsLanguage'],
  })
  const { busy, rejection, end } = useStepEnd({ circumstances, slug: 'you', answers, answer })
  const known = useQuery({ ...read(getContractingConfig, {}), staleTime: Infinity, enabled: rules.signedIn })
  const fixed = known.data ?? {}
  useEffect(() => {
    const { name, surName1 = '', surName2 = '', ...own } = known.data ?? {}
    // What was typed, or answered before, is newer.
    const proposed = name === undefined || getValues('name') !== '' ? {} : { name, surName1, surName2 }
    for (const [field, value = ''] of Object.entries({ ...own, ...proposed }))
      setValue(field as keyof YouValues, field === 'mobile' ? phoneText(value) : value)
  }, [known.data, setValue, getValues])
  const isCompany = isCompanyVat(vat)
  const text = { autoComplete: 'off', spellCheck: false } as const
  const own = (field: 'vat' | 'mobile' | 'email') =>
    fixed[field] === undefined
      ? register(field)
      : { ...register(field), readOnly: true, hint: t('fromAccount') }
  /** Where letters go and in which language, as it stands. */
  const lettersText = () => {
    const where = t(sameInvoiceAddress ? 'lettersHere' : 'lettersElsewhere')
    const spoken = languages.find((one) => one === commsLanguage)
    if (rules.commsLanguage === 'hidden' || !spoken) return where
    return t('lettersIn', { where, language: t(`languages.${spoken}`) })
  }
  const name = (
    <FormField
      {...register('name')}
      {...(known.data?.name === undefined ? {} : { hint: t('nameFromAccount') })}
      label={t(isCompany ? 'company' : 'name')}
      autoComplete={isCompany ? 'organization' : 'given-name'}
    />
  )
  return (
    <StepForm
      draftKey={typedKey}
      form={form}
      label={t('title')}
      busy={busy}
      onSubmit={(values) => end(answersOf(values))}
      refused={ownFields(refused)}
      message={message}
      rejection={rejection}
    >
      <FormField
        {...text}
        hint={t(rules.restrictCompanyVAT ? 'vatHintPerson' : 'vatHint')}
        {...own('vat')}
        label={t('vat')}
        autoCapitalize="characters"
        width="medium"
      />
      {isCompany ? (
        name
      ) : (
        <NameLine>
          {name}
          <div className="flow-fields">
            <FormField {...register('surName1')} label={t('surName1')} autoComplete="family-name" />
            <FormField
              {...register('surName2')}
              label={t('surName2')}
              optional={optional}
              autoComplete="off"
            />
          </div>
        </NameLine>
      )}
      {isCompany ? (
        <fieldset className="new-contract-part">
          <legend>{t('representative')}</legend>
          <FormField
            {...text}
            {...register('vatRepresentante')}
            label={t('vat')}
            autoCapitalize="characters"
            width="medium"
          />
          <FormField {...text} {...register('nameRepresentante')} label={t('name')} />
          <div className="flow-fields">
            <FormField {...text} {...register('surName1Representante')} label={t('surName1')} />
            <FormField
              {...text}
              {...register('surName2Representante')}
              label={t('surName2')}
              optional={optional}
            />
          </div>
          <Papers form={form} name="cif" label={t('cif')} purpose="company" />
        </fieldset>
      ) : null}
      <Papers form={form} name="nifFaceup" label={t('identity')} purpose="identity" />
      {answers.activeContract === true ? (
        <FormRadioGroup
          {...register('changeOwner')}
          label={t('owner')}
          hint={t('ownerHint')}
          options={[
            { value: 'no', label: t('ownerSame') },
            { value: 'yes', label: t('ownerChanges') },
          ]}
        />
      ) : null}
      <div className="flow-fields">
        <FormField
          {...own('email')}
          type="email"
          label={t('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...(rules.emailRequired ? {} : { optional })}
        />
        <FormField {...own('mobile')} type="tel" label={t('mobile')} autoComplete="tel" />
      </div>
      <Folded title={lettersText()} fields={letterFields} opens={!sameInvoiceAddress || commsLanguage === ''}>
        {rules.commsLanguage === 'hidden' ? null : (
          <FormSelect
            {...register('commsLanguage')}
            label={t('language')}
            width="medium"
            options={languages.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
          />
        )}
        <FormCheckbox {...register('sameInvoiceAddress')} label={t('sameAddress')} />
        {sameInvoiceAddress ? null : (
          <fieldset className="new-contract-part">
            <legend>{t('invoiceAddress')}</legend>
            <AddressFields />
          </fieldset>
        )}
      </Folded>
      {settings.contracting.validateDni ? <p className="small soft">{t('registers')}</p> : null}
    </StepForm>
  )
}
