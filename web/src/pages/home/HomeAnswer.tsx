import type { ReactNode } from 'react'
import { centsOf } from '@endoll/api/cents.ts'
import { pay } from '@endoll/api/payments.ts'
import { signRequest } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { PaySeveralButton } from '../../features/payments/PaySeveralButton.tsx'
import { useMay } from '../../calls/acting.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { part } from '../../loading/part.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { WithFigure } from '../../ui/Answer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import type { Home } from './home-query.ts'
import { mustAct, needsOf } from './needs.ts'
import type { Need } from './needs.ts'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { Valley } from './valley/Valley.tsx'

const PlanButton = part({
  load: async () => (await import('../../features/payments/PlanButton.tsx')).PlanButton,
  texts: ['payments'],
})

interface HomeAnswerProps {
  readonly title: string
  readonly home: Home
}

/** The most pressing thing as the answer, with the way to do it; what else waits in a list below; or that nothing does. */
export function HomeAnswer({ title, home }: HomeAnswerProps) {
  const t = useTranslations('home')
  const all = needsOf(home)
  const first = all.find(mustAct)
  const others = all.filter((need) => need !== first)
  const linkOf = useNeedLinks()
  const link = first && linkOf(first)
  const details = useDetails(home, first)
  const owed = first?.key === 'debt'
  const pays = usePaysAll(home, first)
  const { money } = useFormat()
  return (
    <section
      className="home-answer"
      data-urgent={owed && !first.claimed ? '' : undefined}
      aria-label={t('needs.label')}
    >
      <PageHeading
        title={title}
        answer={<Answer need={first} none={home.total_supplies === 0} />}
        lines={details}
        actions={
          link ? (
            <>
              {pays ? (
                <PaySeveralButton overdue>
                  {t('needs.payAll', { amount: money(centsOf(pays.amount)) })}
                </PaySeveralButton>
              ) : null}
              {owed && home.plan_amount !== null ? <PlanButton amount={home.plan_amount} /> : null}
              <Link className={buttonClass({ look: pays ? 'quiet' : 'primary' })} href={link.href}>
                {link.text}
              </Link>
            </>
          ) : undefined
        }
      />
      <Valley month={home.shown?.month} owed={owed} />
      <More needs={others} underWay={home.requests.under_way} />
    </section>
  )
}

/** All that is overdue, where one button can pay it here. */
function usePaysAll({ payable }: Home, need: Need | undefined): Home['payable'] {
  const { settings } = useSite()
  const may = useMay(pay)
  return need?.key === 'debt' && may && settings.cardProvider !== null ? payable : null
}

interface AnswerProps {
  readonly need: Need | undefined
  /** There is no contract at all. */
  readonly none: boolean
}

function Answer({ need, none }: AnswerProps) {
  const t = useTranslations('home.answer')
  const { money } = useFormat()
  switch (need?.key) {
    case undefined:
    case 'done':
      return (
        <>
          {none ? null : (
            <span className="home-tick">
              <Icon name="check" />
            </span>
          )}
          {t(none ? 'noContracts' : 'nothing')}
        </>
      )
    case 'debt':
      return (
        <span className={need.claimed ? undefined : 'must-act'}>
          <WithFigure sentence={t('debt', { amount: money(need.amountCents) })} />
        </span>
      )
    case 'toPay':
      return (
        <span>
          <WithFigure sentence={t('toPay', { amount: money(need.amountCents) })} />
        </span>
      )
    case 'sign':
    case 'draft':
      return t(need.key, { count: need.count })
    case 'mail':
    case 'confirm':
    case 'rejected':
      return t(need.key)
  }
}

/** What stands in smaller letters below the answer. */
function useDetails({ invoices, total_supplies: supplies }: Home, need: Need | undefined): readonly string[] {
  const t = useTranslations('home.detail')
  const dayWords = useDayWords()
  const { money } = useFormat()
  const optional = (day: string | undefined) => (day === undefined ? 'none' : dayWords(day))
  const placeName = usePlaceName()
  /** Which supply it is, where there are several. */
  const which = ({ supply }: Extract<Need, { key: 'debt' }>) =>
    supply ? { kind: supply.type, place: placeName(supply) } : { kind: 'none', place: '' }
  const cutBan = (until: string | null, of: ReturnType<typeof which>) =>
    until === null ? t('cutBan', of) : t('cutBanUntil', { ...of, until: dayWords(until) })
  const ofDebt = (debt: Extract<Need, { key: 'debt' }>) => [
    ...(debt.count === 0 ? [] : [t('debt', { count: debt.count, since: optional(debt.since) })]),
    ...(debt.olderCents === 0 ? [] : [t('older', { amount: money(debt.olderCents) })]),
    ...(debt.cut === undefined
      ? []
      : [
          debt.cut <= today()
            ? t('cutNow', which(debt))
            : t('cut', { ...which(debt), day: dayWords(debt.cut) }),
        ]),
    ...(debt.ban ? [cutBan(debt.ban.until, which(debt))] : []),
    ...(debt.claimed ? [t('paused')] : []),
  ]
  const ofNextBill = () => {
    const { pending, pending_by_customer, next_due_date: due, amount_pending, next_date: next } = invoices
    return [
      ...(pending === 1 && pending_by_customer === 0 && due !== null
        ? [t('charged', { day: dayWords(due), amount: money(centsOf(amount_pending)) })]
        : []),
      ...(next === null ? [] : [t('next', { day: dayWords(next) })]),
    ]
  }
  if (supplies === 0) return [t('noContracts')]
  switch (need?.key) {
    case 'debt':
      return ofDebt(need)
    case 'toPay':
      return [t('toPay', { count: need.count, until: optional(need.until) })]
    case 'mail':
      return [t('mail')]
    default:
      return ofNextBill()
  }
}

/** Where each need leads, and in which words. */
function useNeedLinks() {
  const t = useTranslations('home.needs')
  const { address } = useSite()
  const signs = useMay(signRequest)
  return (need: Need): { readonly href: string; readonly text: string } => {
    switch (need.key) {
      case 'debt':
        return {
          href:
            need.invoiceId === undefined
              ? address('invoices')
              : address('invoice', { id: String(need.invoiceId) }),
          text: t('pay'),
        }
      case 'toPay':
        return { href: address('invoices'), text: t('bills') }
      case 'sign':
        return {
          href: need.count === 1 ? address('request', { id: String(need.request.id) }) : address('requests'),
          text:
            signs || need.count > 1
              ? t('sign', { count: need.count, reference: need.request.reference })
              : t('confirm', { reference: need.request.reference }),
        }
      case 'draft':
        return {
          href: need.contract
            ? address(
                need.contract.type === 'gas' ? 'viewGasContracts' : 'viewContracts',
                {},
                { contract: need.contract.name },
              )
            : address('contracts'),
          text: t('draft'),
        }
      case 'mail':
        return { href: address('profile'), text: t('mail') }
      case 'confirm':
      case 'rejected':
      case 'done':
        return {
          href: address('request', { id: String(need.request.id) }),
          text: t(need.key, { reference: need.request.reference }),
        }
    }
  }
}

interface MoreProps {
  readonly needs: readonly Need[]
  /** Requests that move without the customer. */
  readonly underWay: number
}

/** What else waits or has happened, a line each, all of which lead there. */
function More({ needs, underWay }: MoreProps) {
  const t = useTranslations('home.needs')
  const { address } = useSite()
  const { money } = useFormat()
  const dayWords = useDayWords()
  const linkOf = useNeedLinks()
  /** Bills to pay that are not the answer show their amount. */
  const inWords = (need: Need) =>
    need.key === 'toPay'
      ? {
          text: t('toPay', {
            count: need.count,
            amount: money(need.amountCents),
            until: need.until === undefined ? 'none' : dayWords(need.until),
          }),
        }
      : {}
  const lines = [
    ...needs.map((need) => ({ key: need.key, tone: toneOf(need), ...linkOf(need), ...inWords(need) })),
    ...(underWay > 0
      ? [
          {
            key: 'underWay',
            tone: 'info',
            href: address('requests'),
            text: t('underWay', { count: underWay }),
          },
        ]
      : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul role="list" className="home-needs">
      {lines.map(({ key, tone, href, text }) => (
        <li key={key} data-tone={tone}>
          <HomeLink href={href}>{text}</HomeLink>
        </li>
      ))}
    </ul>
  )
}

function toneOf({ key }: Need) {
  if (key === 'done') return 'good'
  return key === 'rejected' || key === 'debt' ? 'bad' : 'wait'
}

interface HomeLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A whole line that leads on. */
function HomeLink({ href, children }: HomeLinkProps) {
  return (
    <Link className="home-line" href={href}>
      <span>{children}</span>
      <Icon name="chevronRight" />
    </Link>
  )
}
