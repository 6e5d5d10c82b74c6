import { holderChangeKind, holderReasons } from '@endoll/domain/procedures/change-holder.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { draftedChoice } from '../../../form/draft.ts'
import { FormRadioGroup } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { death, reasonErrors, type HolderAnswers } from '../flow.ts'

type Reason = HolderAnswers['reason']

/** Why somebody else takes the contract, and so how; a death is no case for a form that its holder signs. */
export function ReasonStep({ answers, typedKey, answer, refused }: QuestionProps<HolderAnswers>) {
  const t = useTranslations('change-holder.reason')
  const fieldText = useFieldText()
  const { phone } = useSite().settings.organisation
  const [chosen, setChosen] = useState<string | undefined>(
    () => draftedChoice(typedKey, 'reason') ?? answers.reason,
  )
  const typed = (data: FormData): Partial<HolderAnswers> => {
    const reason = data.get('reason')
    return reason === null ? {} : { reason: reason as Reason }
  }
  const known = holderReasons.find((reason) => reason === chosen)
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => reasonErrors(typed(data))}
      message={(code) => (code === 'not_by_form' ? t('notByForm') : fieldText(code))}
      onAnswer={(data) => answer(typed(data))}
    >
      <FormRadioGroup
        name="reason"
        label={t('label')}
        cards
        {...(answers.reason === undefined ? {} : { defaultValue: answers.reason })}
        onChange={({ target }) => setChosen(target.value)}
        options={[...holderReasons, death].map((value) => ({
          value,
          label: t(`options.${value as Reason}`),
        }))}
      />
      {known ? (
        <Notice tone="info" announce>
          {t(`kinds.${holderChangeKind(known)}`)}
        </Notice>
      ) : null}
      {chosen === death ? (
        <Notice tone="info" announce title={t('death.title')}>
          <p>{t('death.why')}</p>
          <PhoneLink phone={phone}>{t('death.call', { phone })}</PhoneLink>
        </Notice>
      ) : null}
    </QuestionForm>
  )
}
