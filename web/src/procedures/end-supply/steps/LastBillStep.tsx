import { lastBillAddressLength } from '@endoll/api/procedures/end-supply.ts'
import { lastBillWays, type LastBillWay } from '@endoll/domain/procedures/end-supply.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { draftedChoice } from '../../../form/draft.ts'
import { FormField, FormRadioGroup } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { lastBillErrors, type EndAnswers } from '../flow.ts'

interface LastBillStepProps extends QuestionProps<EndAnswers> {
  /** That of the account, to begin with. */
  readonly email: string
}

/** Where to send the last bill, since the supply address is being left. */
export function LastBillStep({ answers, typedKey, answer, refused, email }: LastBillStepProps) {
  const t = useTranslations('end-supply.lastBill')
  const { settings } = useSite()
  const fieldText = useFieldText({ too_long: lastBillAddressLength })
  const [way, setWay] = useState(
    () => lastBillWays.find((known) => known === draftedChoice(typedKey, 'last_bill')) ?? answers.lastBill,
  )
  const typed = (data: FormData): Partial<EndAnswers> => {
    const chosen = data.get('last_bill')
    return {
      ...(chosen === null ? {} : { lastBill: chosen as LastBillWay }),
      ...(data.has('email') ? { email: String(data.get('email')) } : {}),
      ...(data.has('address') ? { address: String(data.get('address')) } : {}),
    }
  }
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => lastBillErrors(typed(data), settings)}
      message={fieldText}
      onAnswer={(data) => answer(typed(data))}
    >
      <FormRadioGroup
        name="last_bill"
        label={t('label')}
        cards
        {...(way === undefined ? {} : { defaultValue: way })}
        onChange={({ target }) => setWay(target.value as LastBillWay)}
        options={lastBillWays.map((value) => ({ value, label: t(`options.${value}`) }))}
      />
      {way === 'email' ? (
        <FormField
          type="email"
          name="email"
          autoComplete="email"
          label={t('email')}
          defaultValue={answers.email ?? email}
        />
      ) : null}
      {way === 'post' ? (
        <FormField
          name="address"
          autoComplete="street-address"
          label={t('address')}
          hint={t('addressHint')}
          maxLength={lastBillAddressLength}
          defaultValue={answers.address ?? ''}
        />
      ) : null}
    </QuestionForm>
  )
}
