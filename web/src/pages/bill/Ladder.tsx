import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { today } from '../../site/today.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { OwnTextsIn } from '../../ui/OwnText.tsx'

interface LadderProps {
  readonly bill: ExplainedBill
}

/** The stage of an unpaid bill on its way to a cut, the next stage and its day, and what paying does. */
export function Ladder({ bill }: LadderProps) {
  const { ladder, ladder_next, cut_date, reconnection, text_languages: languages } = bill
  const t = useTranslations('bill-details.ladder')
  const dayWords = useDayWords()
  const now = ladder.at(-1)
  if (!now || (ladder_next === null && cut_date === null)) return null
  const next = ladder_next?.stage
  const coming = next === 'correct' || next === 'other' ? undefined : next
  return (
    <div className="stack" data-gap="s">
      <h3>{t('title')}</h3>
      <p>
        <OwnTextsIn
          words={t('now', { stage: t(`stages.${now.stage}`, { description: now.description }) })}
          languages={now.stage === 'other' ? languages : {}}
        />
      </p>
      {ladder_next && coming !== undefined && cut_date === null ? (
        <p>
          {ladder_next.from <= today()
            ? t('nextNow', { what: t(`coming.${coming}`) })
            : t('next', { what: t(`coming.${coming}`), day: dayWords(ladder_next.from) })}
        </p>
      ) : null}
      {cut_date === null ? null : (
        <p>
          <strong>{t(cut_date <= today() ? 'cutNow' : 'cut', { day: dayWords(cut_date) })}</strong>
        </p>
      )}
      <p>{t('paying')}</p>
      {reconnection ? (
        <p>
          {t('reconnection', {
            asked: String(reconnection.asked_within_hours),
            done: String(reconnection.done_within_hours),
          })}
        </p>
      ) : null}
      {ladder_next ? <p className="small soft">{t('law')}</p> : null}
    </div>
  )
}
