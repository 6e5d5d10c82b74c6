import { holderNameLength } from '@endoll/api/procedures/change-holder.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { FormField } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { personErrors, type HolderAnswers } from '../flow.ts'

function typedPerson(data: FormData) {
  const typed = (name: string) => String(data.get(name) ?? '')
  return { nif: typed('nif'), newName: typed('new_name'), email: typed('email'), mobile: typed('mobile') }
}

/** Who becomes the holder; whether it is a person or a firm its NIF says. */
export function PersonStep({ answers, typedKey, answer, refused }: QuestionProps<HolderAnswers>) {
  const t = useTranslations('change-holder.person')
  const { settings } = useSite()
  const fieldText = useFieldText({ too_long: holderNameLength })
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => personErrors(typedPerson(data), settings)}
      message={(code) => (code === 'same_value' ? t('same') : fieldText(code))}
      onAnswer={(data) => answer(typedPerson(data))}
    >
      <FormField
        name="nif"
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        label={t('nif')}
        hint={t('nifHint')}
        defaultValue={answers.nif ?? ''}
      />
      <FormField
        name="new_name"
        autoComplete="off"
        maxLength={holderNameLength}
        label={t('name')}
        defaultValue={answers.newName ?? ''}
      />
      <FormField
        name="email"
        type="email"
        autoComplete="off"
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={answers.email ?? ''}
      />
      <FormField
        name="mobile"
        type="tel"
        width="medium"
        autoComplete="off"
        label={t('mobile')}
        defaultValue={answers.mobile ?? ''}
      />
    </QuestionForm>
  )
}
