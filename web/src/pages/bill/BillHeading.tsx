import { centsOf } from '@endoll/api/cents.ts'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useDocumentTitle } from '../../site/use-document-title.ts'
import { billAnswer, mustAct } from './bill-answer.ts'
import type { BillAnswer } from './bill-answer.ts'
import { BillDownload } from './BillDownload.tsx'
import { useDayWords } from '../../i18n/use-day-words.ts'

interface BillHeadingProps {
  readonly bill: ExplainedBill | undefined
}

/** The same element before and after the bill is read, so that it keeps the focus. */
export function BillHeading({ bill }: BillHeadingProps) {
  const t = useTranslations('bill')
  const { address } = useSite()
  const back = <Link href={address('invoices')}>{t('back')}</Link>
  const title = bill ? t('title', { number: bill.invoice.number }) : t('one')
  useDocumentTitle(title)
  return bill ? <Answered bill={bill} title={title} back={back} /> : <PageHeading title={title} back={back} />
}

interface AnsweredProps {
  bill: ExplainedBill
  title: string
  back: React.ReactNode
}

function Answered({ bill, title, back }: AnsweredProps) {
  const answer = billAnswer(bill)
  const said = useAnswerWords()(answer)
  const details = useDetails(bill, answer)
  return (
    <PageHeading
      title={title}
      back={back}
      answer={mustAct(answer) && !bill.paused_by ? <span className="must-act">{said}</span> : said}
      detail={details.map((detail, position) => (
        <span key={position} className="bill-detail">
          {detail}
        </span>
      ))}
      actions={<BillDownload invoice={bill.invoice} has_ubl={bill.has_ubl} />}
    />
  )
}

function useAnswerWords() {
  const t = useTranslations('bill.answer')
  const { money } = useFormat()
  const dayWords = useDayWords()
  return ({ standing, amountCents, leftCents, owedCents, day: of, account }: BillAnswer): string => {
    const amount = money(amountCents)
    const left = money(leftCents)
    const owed = money(owedCents)
    const day = of && dayWords(of)
    switch (standing) {
      case 'nothing':
        return t('nothing')
      case 'paid':
      case 'inProcess':
      case 'refunded':
      case 'refundDue':
        return t(standing, { amount })
      case 'partly':
        return t('partly', { amount, left })
      case 'charged':
        if (day !== undefined && account !== undefined) return t('charged.full', { amount, day, account })
        if (day !== undefined) return t('charged.noAccount', { amount, day })
        return account === undefined
          ? t('charged.neither', { amount })
          : t('charged.noDay', { amount, account })
      case 'partlyOwed':
        return day === undefined
          ? t('partlyOwedUndated', { amount, owed })
          : t('partlyOwed', { amount, owed, day })
      case 'transfer':
      case 'card':
      case 'parts':
      case 'grouped':
      case 'groupedTransfer':
      case 'owed':
      case 'late':
        return day === undefined ? t(`${standing}Undated`, { amount }) : t(standing, { amount, day })
    }
  }
}

/** The lines below the answer: the cut, how it was paid, related bills, billed days and energy, the address. */
function useDetails(bill: ExplainedBill, answer: BillAnswer): React.ReactNode[] {
  const t = useTranslations('bill')
  const { address } = useSite()
  const { money, number } = useFormat()
  const dayWords = useDayWords()
  const { invoice, days, estimated, related, cut_date, cut_ban, paused_by, battery } = bill
  const { standing, day, account } = answer
  const cutBan = (until: string | null) =>
    until === null ? t('detail.cutBan') : t('detail.cutBanUntil', { until: dayWords(until) })
  const euros = (amount: number) => money(centsOf(amount))
  const batteryLines =
    battery === null
      ? []
      : [
          battery.kept > 0
            ? t('detail.batteryKept', {
                value: euros(battery.surplus_value),
                compensated: euros(battery.surplus_compensated),
                kept: euros(battery.kept),
              })
            : undefined,
          battery.taken > 0 ? t('detail.batteryTaken', { taken: euros(battery.taken) }) : undefined,
          t('detail.batteryBalance', { balance: euros(battery.balance) }),
        ]
  const settled = () => {
    if (day === undefined) return undefined
    if (standing === 'refunded') return t('detail.refundedOn', { day: dayWords(day) })
    if (standing !== 'paid') return undefined
    return account === undefined
      ? t('detail.paidOn', { day: dayWords(day) })
      : t('detail.paidIn', { day: dayWords(day), account })
  }
  const span = { from: dayWords(invoice.start_date), to: dayWords(invoice.end_date), days }
  const energy =
    invoice.energy_consumed === 0
      ? t('detail.span', span)
      : t('detail.energy', { ...span, energy: `${number(invoice.energy_consumed, 0)}\u00a0kWh` })
  return [
    cut_date === null ? undefined : <strong>{t('detail.cutFrom', { day: dayWords(cut_date) })}</strong>,
    cut_ban ? cutBan(cut_ban.until) : undefined,
    paused_by ? t('detail.paused') : undefined,
    settled(),
    ...batteryLines,
    ...related.map(({ id, number: of, rectificative_type, relation }) => {
      const type = relation === 'corrects' ? invoice.rectificative_type : rectificative_type
      return t.rich(`relation.${relation}.${type}`, {
        number: of,
        link: (words) => <Link href={address('invoice', { id: String(id) })}>{words}</Link>,
      })
    }),
    `${energy}${estimated ? ` ${t('detail.estimated')}` : ''}`,
    invoice.cups.street,
  ].filter((detail) => detail !== undefined)
}
