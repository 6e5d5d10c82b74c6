import {
  askedPowerProblems,
  findPowerRefusal,
  isSamePower,
  lockedUntil,
  type PowerContract,
  type PowerRefusal,
} from '@endoll/domain/procedures/change-power.ts'
import { periodsBelowPeak, type MeasuredPeak } from '@endoll/domain/procedures/measured-peak.ts'
import { networkRights, rightsOn } from '@endoll/domain/procedures/network-rights.ts'
import { holderWhoSays } from '@endoll/domain/procedures/power-holder.ts'
import { lastDayOfRelief } from '@endoll/domain/procedures/power-relief.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import * as api from '@endoll/api/procedures/power.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { getOwnContract, lockOwnContract, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import {
  powerDueDay,
  powerRefusalCode,
  readMeasuredPeaks,
  readPowerContract,
  readPowerRefusal,
} from '../power-change/queries.ts'

type Body = BodyOf<typeof api.changePower>

function refuse(refusal: PowerRefusal): Failure {
  return new Failure(
    powerRefusalCode[refusal.code],
    'nextDay' in refusal ? { about: { next_date: refusal.nextDay } } : {},
  )
}

/** Powers in W, P1 first; periods without a power at the end are left out. */
function askedPowers(body: Body): (number | undefined)[] {
  const asked = [
    body.power_p1,
    body.power_p2,
    body.power_p3,
    body.power_p4,
    body.power_p5,
    body.power_p6,
  ] as (number | undefined)[]
  const last = asked.findLastIndex((powerW) => powerW !== undefined)
  return asked.slice(0, last + 1)
}

/** Error codes by field: a period without its power, a period too many, and what the tariff does not allow. */
function fieldProblems(contract: PowerContract, asked: readonly (number | undefined)[], day: Day) {
  const errors: Record<string, string[]> = {}
  const note = (period: number, code: string) => {
    ;(errors[`power_p${period}`] ??= []).push(code)
  }
  const periods = contract.powersW.length
  for (let period = 1; period <= Math.max(periods, asked.length); period += 1) {
    if (period > periods) note(period, 'power_count')
    else if (asked[period - 1] === undefined) note(period, 'required_field')
  }
  if (Object.keys(errors).length > 0) return errors
  for (const { period, code } of askedPowerProblems(contract, asked as number[], day)) note(period, code)
  return errors
}

function phoneOf(text: string) {
  const phone = parsePhone(text)
  return phone.ok ? phone.phone : { errors: { phone: [phone.error] } }
}

/** Whether and how the power of a contract can be changed, and what it costs. */
async function getPowerChange(
  services: Services,
  caller: Owner & { readonly accountId: number },
  { name, selfEmployed }: { readonly name: string; readonly selfEmployed: boolean },
): Promise<ReplyInput<typeof api.getPowerChange>> {
  const { db, deployment } = services
  const row = await getOwnContract(db, caller, { name })
  const today = todayOf(services)
  const rate = findOn(networkRights, today)
  if (!rate) throw new Error('no network rights are known for today')
  const holder = holderWhoSays(row.owner_nif, selfEmployed)
  const rights = rightsOn(today, holder)
  const due = powerDueDay(row, holder, today)
  const peaks = await readMeasuredPeaks(db, caller, row, today)
  const account = await db
    .selectFrom('account')
    .select('mobile')
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  return {
    contracted_power_period: row.powers_w.map((powerW, index) => ({
      period: `P${index + 1}`,
      power: powerW / 1000,
    })),
    tariff: row.tariff,
    phone: row.notification_mobile ?? account?.mobile ?? null,
    signed: deployment.signedProcedures.includes('power'),
    rights: {
      connection: Number(rights.connection),
      access_per_kw: Number(rights.accessPerKw),
      extension_per_kw: Number(rights.extensionPerKw),
      from: rate.from,
    },
    due_date: due,
    next_change_date: lockedUntil(holder, due) ?? null,
    peaks: peaks.map(({ demandW, span, limited }, index) => ({
      period: `P${index + 1}`,
      demanded: demandW / 1000,
      start_date: span.from,
      end_date: lastDayOf(span),
      limited,
    })),
    self_employed_until: holder === 'firm' ? null : (lastDayOfRelief(today) ?? null),
    refusal: await readPowerRefusal(db, row, today, selfEmployed),
  }
}

/** What was asked for, once every rule holds. Throws the Failure that forbids it. */
function checkedPowers(contract: PowerContract, body: Body, today: Day) {
  const phone = phoneOf(body.phone)
  const refusal = findPowerRefusal(contract, today)
  if (refusal) throw refuse(refusal)
  const asked = askedPowers(body)
  const errors = {
    ...(typeof phone === 'string' ? {} : phone.errors),
    ...fieldProblems(contract, asked, today),
  }
  if (typeof phone !== 'string' || Object.keys(errors).length > 0) throw invalidFields(errors)
  const powersW = asked as number[]
  if (isSamePower(contract, powersW)) throw new Failure('same_power')
  return { phone, powersW }
}

/**
 * What is written of a power below a measured peak: the yes, and the peaks that stood beside it. Nothing for other
 * powers. Throws the Failure of who has not said yes.
 */
function belowPeakFacts(
  peaks: readonly MeasuredPeak[],
  { powersW, askedW }: { readonly powersW: readonly number[]; readonly askedW: readonly number[] },
  accepted: boolean,
) {
  if (periodsBelowPeak(peaks, powersW, askedW).length === 0) return {}
  if (!accepted) throw invalidFields({ below_peak_accepted: ['below_peak_not_accepted'] })
  return { below_peak_accepted: true, measured_peaks_w: peaks.map(({ demandW }) => demandW) }
}

/** Requests other powers for a contract. */
function changePower(services: Services, asking: Asking, name: string, body: Body): Promise<Submitted> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { name })
    const opened = await openContractChange(db, asking, { procedure: 'power', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    const today = todayOf(services)
    const contract = await readPowerContract(db, row, body.self_employed)
    const peaks = await readMeasuredPeaks(db, asking.caller, row, today)
    const { phone, powersW } = checkedPowers(contract, body, today)
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'power',
        contract: row.name,
        cups: row.cups,
        phone,
        powers_w: powersW,
        powers_before_w: row.powers_w,
        ...(contract.holder === 'self_employed' ? { self_employed: true } : {}),
        ...(lockedUntil(contract.holder, powerDueDay(row, contract.holder, today)) ? {} : { no_wait: true }),
        ...belowPeakFacts(
          peaks,
          { powersW: row.powers_w, askedW: powersW },
          body.below_peak_accepted === true,
        ),
      },
      changes: { powers_w: powersW },
    })
  })
}

export function powerModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getPowerChange: ({ caller, params, query }) =>
      getPowerChange(services, caller, {
        name: params.name,
        selfEmployed: query.self_employed === 'true',
      }),
    changePower: async (call) => {
      const { reply } = await changePower(services, askingOf(call), call.params.name, call.body)
      return reply
    },
  })
}
