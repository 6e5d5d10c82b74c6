import type { FieldErrors } from '@endoll/api/errors.ts'
import type { BodyInput, ReplyOf } from '@endoll/api/endpoint.ts'
import type { beginMove, getMoveOffer } from '@endoll/api/home-moves.ts'
import type { EmailRules } from '@endoll/domain/identity/email.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { nameProblem } from '@endoll/domain/identity/person-name.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import type { HolderReason } from '@endoll/domain/procedures/change-holder.ts'
import { parseDay } from '@endoll/domain/time/day.ts'

export type Offer = ReplyOf<typeof getMoveOffer>
export type Supply = Offer['supplies'][number]
type Typed = Readonly<Record<string, string>>
/** Why somebody follows, in the order in which it is asked. */
export const followReasons = [
  'rented',
  'sold',
  'household',
  'company',
] as const satisfies readonly HolderReason[]

type Body = BodyInput<typeof beginMove>

/** Of a supply whether it is left, and of each of its registers what it shows. */
export function supplyField({ name }: Pick<Supply, 'name'>): string {
  return `supply ${name}`
}
export function readingField({ name }: Pick<Supply, 'name'>, register: number): string {
  return `reading ${name} ${register + 1}`
}

/** Supplies in one home: those of the contract that is named, else of the first that can be left. */
export function homeOf(supplies: readonly Supply[], named: string | undefined): readonly Supply[] {
  const open = supplies.filter(({ refusal }) => refusal === null)
  const chosen = open.find(({ name }) => name === named) ?? open[0]
  return open.filter(({ address }) => address === chosen?.address)
}

export function leftOf(supplies: readonly Supply[], typed: Typed): readonly Supply[] {
  return supplies.filter((supply) => typed[supplyField(supply)] !== undefined)
}

function readingOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
}

function readingsOf(supply: Supply, typed: Typed): readonly string[] {
  return Array.from({ length: supply.registers }, (_, index) =>
    (typed[readingField(supply, index)] ?? '').trim(),
  )
}

function readingErrors(supply: Supply, typed: Typed): FieldErrors {
  const readings = readingsOf(supply, typed)
  if (readings.every((one) => one === '')) return {}
  return Object.fromEntries(
    readings.flatMap((one, index) => {
      if (one === '') return [[readingField(supply, index), ['required_field']]]
      return readingOf(one) === undefined ? [[readingField(supply, index), ['reading_not_valid']]] : []
    }),
  )
}

function dayErrors(field: 'last_day' | 'first_day', typed: Typed, days: Offer['leaving']): FieldErrors {
  const text = typed[field] ?? ''
  if (text === '') return { [field]: ['required_field'] }
  const day = parseDay(text)
  return day !== undefined && day >= days.first && day <= days.last ? {} : { [field]: ['date_not_valid'] }
}

function followerErrors(typed: Typed, rules: EmailRules): FieldErrors {
  const nif = parseNif(typed['nif'] ?? '')
  const email = parseEmail(typed['email'] ?? '', rules)
  const mobile = parseMobile(typed['follower_mobile'] ?? '')
  const kind = nif.ok && nif.kind !== 'company' ? 'full' : 'company'
  const name = nameProblem(typed['new_name'], { kind })
  return {
    ...(typed['reason'] === undefined ? { reason: ['required_field'] } : {}),
    ...(nif.ok ? {} : { nif: [nif.error === 'required_field' ? nif.error : 'vat_field_not_valid'] }),
    ...(name === undefined ? {} : { new_name: [name] }),
    ...(email.ok ? {} : { email: [email.error] }),
    ...(mobile.ok ? {} : { follower_mobile: [mobile.error] }),
  }
}

/** Whether somebody is named who goes on with what is left. */
export function isFollowed(typed: Typed): boolean {
  return typed['follows'] === 'somebody'
}

/** What is wrong before anything is sent, by field. */
export function movingErrors(offer: Offer, typed: Typed, rules: EmailRules): FieldErrors {
  const left = leftOf(offer.supplies, typed)
  const mobile = parseMobile(typed['mobile'] ?? '')
  return {
    ...(left.length === 0 ? { supplies: ['required_field'] } : {}),
    ...Object.assign({}, ...left.map((supply) => readingErrors(supply, typed))),
    ...dayErrors('last_day', typed, offer.leaving),
    ...dayErrors('first_day', typed, offer.arriving),
    ...(isFollowed(typed) ? followerErrors(typed, rules) : {}),
    ...(mobile.ok ? {} : { mobile: [mobile.error] }),
  }
}

/** The call's body from what was typed; by sending it the cut is accepted, as the button says. */
export function movingBody({ supplies }: Offer, typed: Typed): Body {
  const text = (name: string) => typed[name] ?? ''
  const followed = isFollowed(typed)
  return {
    supplies: leftOf(supplies, typed).map((supply) => {
      const readings = readingsOf(supply, typed)
      return readings.every((one) => one === '')
        ? { name: supply.name }
        : { name: supply.name, readings: readings.map((one) => readingOf(one) ?? 0) }
    }),
    last_day: text('last_day'),
    first_day: text('first_day'),
    mobile: text('mobile'),
    follower: followed
      ? {
          reason: followReasons.find((reason) => reason === typed['reason']) ?? 'rented',
          nif: text('nif'),
          new_name: text('new_name'),
          email: text('email'),
          mobile: text('follower_mobile'),
        }
      : null,
    cut_accepted: !followed,
  }
}

/** What the new home is contracted with: of both where both are left and the deployment has a wizard for them. */
export function wizardOf(
  left: readonly Pick<Supply, 'kind'>[],
  offers: (page: 'newDualContract' | 'newElectricityContract' | 'newGasContract') => boolean,
): 'dual' | 'electricity' | 'gas' {
  const kinds = new Set(left.map(({ kind }) => kind))
  if (kinds.size > 1 && offers('newDualContract')) return 'dual'
  if (!kinds.has('electricity') && offers('newGasContract')) return 'gas'
  return offers('newElectricityContract') ? 'electricity' : 'dual'
}
