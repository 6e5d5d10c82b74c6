import { parseEmail, type EmailRules } from '@endoll/domain/identity/email.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { endReasons } from '@endoll/domain/procedures/end-supply.ts'
import type { EndReason, LastBillWay, ServicesAfterwards } from '@endoll/domain/procedures/end-supply.ts'
import { parseDay } from '@endoll/domain/time/day.ts'
import type { FlowStep } from '../../flow/flow.ts'

/** What somebody may mean that is no end of the supply. */
export const otherWays = ['other_retailer', 'somebody_stays'] as const
type OtherWay = (typeof otherWays)[number]

/** The answers, as they are typed. */
export interface EndAnswers {
  readonly reason: EndReason | OtherWay
  readonly day: string
  readonly services: ServicesAfterwards
  readonly lastBill: LastBillWay
  readonly email: string
  readonly address: string
  readonly phone: string
  readonly cutAccepted: boolean
}

/** Days that can be asked for. */
export interface EndDays {
  readonly first_day: string
  readonly last_day: string
}

/** What the questions follow from. */
export interface SupplyEnd extends EndDays {
  /** Contracted with the supply. */
  readonly services: readonly string[]
}

type Errors = Readonly<Record<string, readonly string[]>>

export function reasonErrors({ reason }: Partial<EndAnswers>): Errors {
  if (reason === undefined) return { reason: ['required_field'] }
  return (endReasons as readonly string[]).includes(reason) ? {} : { reason: ['not_an_end'] }
}

export function dayErrors({ first_day, last_day }: EndDays, { day = '' }: Partial<EndAnswers>): Errors {
  if (day === '') return { day: ['required_field'] }
  const parsed = parseDay(day)
  return parsed !== undefined && parsed >= first_day && parsed <= last_day ? {} : { day: ['out_of_range'] }
}

export function lastBillErrors(
  { lastBill, email = '', address = '' }: Partial<EndAnswers>,
  rules: EmailRules,
): Errors {
  if (lastBill === undefined) return { last_bill: ['required_field'] }
  if (lastBill === 'post') return address.trim() === '' ? { address: ['required_field'] } : {}
  if (lastBill === 'as_now') return {}
  const parsed = parseEmail(email, rules)
  return parsed.ok ? {} : { email: [parsed.error] }
}

export function visitErrors({ phone = '', cutAccepted = false }: Partial<EndAnswers>): Errors {
  const parsed = parsePhone(phone)
  return {
    ...(parsed.ok ? {} : { phone: [parsed.error] }),
    ...(cutAccepted ? {} : { cut_accepted: ['cut_not_accepted'] }),
  }
}

export type EndSlug = 'reason' | 'day' | 'services' | 'last-bill' | 'visit'

function none(errors: Errors) {
  return Object.keys(errors).length === 0
}

/** The questions before a supply ends, in order. */
export function endFlow(end: SupplyEnd, rules: EmailRules): readonly FlowStep<EndAnswers, EndSlug>[] {
  return [
    { slug: 'reason', asks: ['reason'], isAnswered: (answers) => none(reasonErrors(answers)) },
    { slug: 'day', asks: ['day'], isAnswered: (answers) => none(dayErrors(end, answers)) },
    {
      slug: 'services',
      asks: ['services'],
      applies: () => end.services.length > 0,
      isAnswered: ({ services }) => services !== undefined,
    },
    {
      slug: 'last-bill',
      asks: ['lastBill', 'email', 'address'],
      isAnswered: (answers) => none(lastBillErrors(answers, rules)),
    },
    { slug: 'visit', asks: ['phone', 'cutAccepted'], isAnswered: (answers) => none(visitErrors(answers)) },
  ]
}

/** The question that has a field of the call. */
export function questionOf(field: string): EndSlug {
  if (field === 'reason' || field === 'day') return field
  if (field === 'other_services') return 'services'
  return field === 'phone' || field === 'cut_accepted' ? 'visit' : 'last-bill'
}

/** The call's body from what was answered. */
export function endBody({
  reason,
  day = '',
  services,
  lastBill = 'as_now',
  email,
  address,
  phone = '',
  cutAccepted,
}: Partial<EndAnswers>) {
  return {
    reason: reason as EndReason,
    day,
    last_bill: lastBill,
    ...(lastBill === 'email' ? { email: email ?? '' } : {}),
    ...(lastBill === 'post' ? { address: address ?? '' } : {}),
    ...(services === undefined ? {} : { other_services: services }),
    phone,
    cut_accepted: cutAccepted === true,
  }
}
