import { holderChangeKind, holderReasons } from '@endoll/domain/procedures/change-holder.ts'
import { useTranslations } from 'use-intl'
import { ReasonForm, useReason } from '../../../flow/ReasonForm.tsx'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { death, reasonErrors, type HolderAnswers } from '../flow.ts'

/** Why somebody else takes the contract, and so how; a death is no case for a form that its holder signs. */
export function ReasonStep(question: QuestionProps<HolderAnswers>) {
  const t = useTranslations('change-holder.reason')
  const fieldText = useFieldText()
  const { phone } = useSite().settings.organisation
  const [chosen, choose] = useReason(question.typedKey, question.answers.reason)
  const known = holderReasons.find((reason) => reason === chosen)
  return (
    <ReasonForm
      {...question}
      title={t('title')}
      label={t('label')}
      options={([...holderReasons, death] as const).map((value) => ({ value, label: t(`options.${value}`) }))}
      check={reasonErrors}
      message={(code) => (code === 'not_by_form' ? t('notByForm') : fieldText(code))}
      onChoose={choose}
    >
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
    </ReasonForm>
  )
}
