import { endReasons } from '@endoll/domain/procedures/end-supply.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { BatteryLeft } from '../../../flow/BatteryLeft.tsx'
import { QuestionForm } from '../../../flow/QuestionForm.tsx'
import { draftedChoice } from '../../../form/draft.ts'
import { FormRadioGroup } from '../../../form/fields.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { otherWays, reasonErrors, type EndAnswers } from '../flow.ts'

type Reason = EndAnswers['reason']

interface ReasonStepProps extends QuestionProps<EndAnswers> {
  /** The contract's name. */
  readonly contract: string
}

/** Why the supply ends; who goes to another company, or leaves it to somebody, is told that it need not. */
export function ReasonStep({ answers, typedKey, answer, refused, contract }: ReasonStepProps) {
  const t = useTranslations('changes.end-supply.reason')
  const fieldText = useFieldText()
  const { address, offersFunction } = useSite()
  const [chosen, setChosen] = useState<string | undefined>(
    () => draftedChoice(typedKey, 'reason') ?? answers.reason,
  )
  const typed = (data: FormData): Partial<EndAnswers> => {
    const reason = data.get('reason')
    return reason === null ? {} : { reason: reason as Reason }
  }
  const other = otherWays.find((way) => way === chosen)
  return (
    <QuestionForm
      label={t('title')}
      typedKey={typedKey}
      refused={refused}
      check={(data) => reasonErrors(typed(data))}
      message={(code) => (code === 'not_an_end' ? t('notAnEnd') : fieldText(code))}
      onAnswer={(data) => answer(typed(data))}
    >
      <FormRadioGroup
        name="reason"
        label={t('label')}
        cards
        {...(answers.reason === undefined ? {} : { defaultValue: answers.reason })}
        onChange={({ target }) => setChosen(target.value)}
        options={[...endReasons, ...otherWays].map((value) => ({ value, label: t(`options.${value}`) }))}
      />
      {other ? (
        <Notice tone="info" announce title={t(`instead.${other}.title`)}>
          <p>{t(`instead.${other}.why`)}</p>
          {other === 'somebody_stays' && offersFunction('change_holder') ? (
            <Link href={address('viewContracts', {}, functionQuery('change_holder', contract))}>
              {t('instead.somebody_stays.link')}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {other === 'other_retailer' ? <BatteryLeft contract={contract} /> : null}
    </QuestionForm>
  )
}
