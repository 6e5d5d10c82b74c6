import type { ExplainedBill } from '@endoll/api/bill.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { useTranslations } from 'use-intl'
import { quantityText } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { Link } from '../../ui/Link.tsx'
import { OwnTextsIn } from '../../ui/OwnText.tsx'

interface LadderProps {
  readonly bill: ExplainedBill
}

/**
 * The stage of an unpaid bill on its way to a cut, and what comes next with its day and what paying does; or why nothing
 * comes: the supply may not be cut, or a claim holds the bill up.
 */
export function Ladder({ bill }: LadderProps) {
  const { ladder, ladder_next, ladder_awaits, cut_date, cut_ban, paused_by, text_languages } = bill
  const t = useTranslations('bill-details.ladder')
  const now = ladder.at(-1)
  const leads = ladder_next ?? ladder_awaits ?? cut_date ?? cut_ban ?? paused_by
  if (!now || leads === null) return null
  return (
    <div className="stack" data-gap="s">
      <h3>{t('title')}</h3>
      <p>
        <OwnTextsIn
          words={t('now', { stage: t(`stages.${now.stage}`, { description: now.description }) })}
          languages={now.stage === 'other' ? text_languages : {}}
        />
      </p>
      {cut_ban ? <Banned ban={cut_ban} /> : null}
      {paused_by ? <Paused by={paused_by} /> : null}
      {cut_ban || paused_by ? <p>{t('stillOwed')}</p> : <Coming bill={bill} />}
    </div>
  )
}

interface BannedProps {
  readonly ban: NonNullable<ExplainedBill['cut_ban']>
}

function Banned({ ban: { kind, until } }: BannedProps) {
  const t = useTranslations('bill-details.ladder')
  const dayWords = useDayWords()
  const reason = t(`reasons.${kind}`)
  return (
    <>
      <p>
        <strong>{t('ban', { until: until === null ? 'none' : dayWords(until), reason })}</strong>
      </p>
      {until === null ? null : <p>{t('banDays')}</p>}
    </>
  )
}

interface PausedProps {
  readonly by: NonNullable<ExplainedBill['paused_by']>
}

function Paused({ by }: PausedProps) {
  const t = useTranslations('bill-details.ladder')
  const { address } = useSite()
  const { id, reference, adr_body: body } = by
  return (
    <p>
      <strong>{body === null ? t('paused', { reference }) : t('pausedAdr', { reference, body })}</strong>{' '}
      <Link href={address('case', { id: String(id) })}>{t('claim')}</Link>
    </p>
  )
}

function Coming({
  bill: { ladder_next, ladder_awaits, cut_date, minimum_supply, reconnection },
}: LadderProps) {
  const t = useTranslations('bill-details.ladder')
  const dayWords = useDayWords()
  const { money, power } = useFormat()
  const next = ladder_next?.stage
  const coming = next === 'correct' || next === 'other' ? undefined : next
  return (
    <>
      {ladder_awaits ? (
        <p>{t('awaits', { letter: ladder_awaits.letter, day: dayWords(ladder_awaits.sent) })}</p>
      ) : null}
      {ladder_next && coming !== undefined && cut_date === null ? (
        <p>
          {ladder_next.from <= today()
            ? t('nextNow', { what: t(`coming.${coming}`) })
            : t('next', { what: t(`coming.${coming}`), day: dayWords(ladder_next.from) })}
        </p>
      ) : null}
      {minimum_supply ? (
        <p>
          {t('minimum', {
            day: dayWords(minimum_supply.from),
            power: quantityText(power(minimum_supply.power * 1000)),
            months: String(minimum_supply.months),
          })}
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
            asked: String(reconnection.asked_within_hours ?? 'none'),
            done: String(reconnection.done_within_hours),
          })}
          {reconnection.charge === null
            ? null
            : ` ${t('charge', {
                amount: money(centsOf(reconnection.charge_with_taxes ?? reconnection.charge)),
                taxes: reconnection.charge_with_taxes === null ? 'apart' : 'in',
              })}`}
        </p>
      ) : null}
      {ladder_next ? <p className="small soft">{t('law')}</p> : null}
    </>
  )
}
