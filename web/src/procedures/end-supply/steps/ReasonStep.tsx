import { endReasons } from '@endoll/domain/procedures/end-supply.ts'
import { useTranslations } from 'use-intl'
import type { QuestionProps } from '../../../flow/use-flow.ts'
import { BatteryLeft } from '../../../flow/BatteryLeft.tsx'
import { ReasonForm, useReason } from '../../../flow/ReasonForm.tsx'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { otherWays, reasonErrors, type EndAnswers } from '../flow.ts'

interface ReasonStepProps extends QuestionProps<EndAnswers> {
  /** The contract's name. */
  readonly contract: string
}

/** Why the supply ends; a change of retailer or holder does not need it, and the step says so. */
export function ReasonStep({ contract, ...question }: ReasonStepProps) {
  const t = useTranslations('end-supply.reason')
  const fieldText = useFieldText()
  const { address, offersFunction, offersSwitch } = useSite()
  const [chosen, choose] = useReason(question.typedKey, question.answers.reason)
  const other = otherWays.find((way) => way === chosen)
  return (
    <ReasonForm
      {...question}
      title={t('title')}
      label={t('label')}
      options={[...endReasons, ...otherWays].map((value) => ({ value, label: t(`options.${value}`) }))}
      check={reasonErrors}
      message={(code) => (code === 'not_an_end' ? t('notAnEnd') : fieldText(code))}
      onChoose={choose}
    >
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
      {chosen === 'moving' && offersSwitch('moving') ? (
        <Notice tone="info" announce title={t('move.title')}>
          <p>{t('move.why')}</p>
          <Link
            href={address('viewContracts', {}, { ...functionQuery('end_supply', contract), moving: 'new' })}
          >
            {t('move.link')}
          </Link>
        </Notice>
      ) : null}
      {other === 'other_retailer' ? <BatteryLeft contract={contract} /> : null}
    </ReasonForm>
  )
}
