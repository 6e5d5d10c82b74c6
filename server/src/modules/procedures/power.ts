import {
  askedPowerProblems,
  findPowerRefusal,
  isSamePower,
  type PowerContract,
  type PowerRefusal,
} from '@endoll/domain/procedures/change-power.ts'
import { networkRights } from '@endoll/domain/procedures/network-rights.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import type * as contract from '@endoll/api/procedures/power.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { submitContractChange, type Asking } from '../requests/operations.ts'
import { powerRefusalCode, readPowerContract, readPowerRefusal } from './queries.ts'

type Body = BodyOf<typeof contract.changePower>

function todayOf({ clock }: Pick<Services, 'clock'>) {
  return dayAt(clock.nowMs(), 'Europe/Madrid')
}

function refuse(refusal: PowerRefusal): Failure {
  return new Failure(
    powerRefusalCode[refusal.code],
    'nextDay' in refusal ? { about: { next_date: refusal.nextDay } } : {},
  )
}

/** Powers in W, P1 first, without the periods that nothing was said of at the end. */
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

/** Codes beside the fields: a period that lacks its power, one too many, and what the tariff does not allow. */
function fieldProblems(contract: PowerContract, asked: readonly (number | undefined)[]) {
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
  for (const { period, code } of askedPowerProblems(contract, asked as number[])) note(period, code)
  return errors
}

function phoneOf(text: string) {
  const phone = parsePhone(text)
  return phone.ok ? phone.phone : { errors: { phone: [phone.error] } }
}

/** Whether and how the power of a contract can be changed, and what it costs. */
export async function getPowerChange(
  services: Services,
  caller: Owner & { readonly accountId: number },
  name: string,
): Promise<ReplyInput<typeof contract.getPowerChange>> {
  const { db, deployment } = services
  const row = await getOwnContract(db, caller, { name })
  const rate = findOn(networkRights, todayOf(services))
  if (!rate) throw new Error('network rights are known for every day of ours')
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
      connection: Number(rate.value.connection),
      access_per_kw: Number(rate.value.accessPerKw),
      extension_per_kw: Number(rate.value.extensionPerKw),
      from: rate.from,
    },
    refusal: await readPowerRefusal(db, row, todayOf(services)),
  }
}

/** Asks for other powers of a contract. */
export function changePower(services: Services, asking: Asking, name: string, body: Body) {
  return submitContractChange(services, asking, {
    procedure: 'power',
    contract: { name },
    body,
    prepare: async (db, row) => {
      const facts = await readPowerContract(db, row)
      const refusal = findPowerRefusal(facts, todayOf(services))
      if (refusal) throw refuse(refusal)
      const phone = phoneOf(body.phone)
      const asked = askedPowers(body)
      const errors = {
        ...(typeof phone === 'string' ? {} : phone.errors),
        ...fieldProblems(facts, asked),
      }
      if (typeof phone !== 'string' || Object.keys(errors).length > 0) throw invalidFields(errors)
      const powersW = asked as number[]
      if (isSamePower(facts, powersW)) throw new Failure('same_power')
      return {
        submission: {
          procedure: 'power',
          contract: row.name,
          cups: row.cups,
          phone,
          powers_w: powersW,
          powers_before_w: row.powers_w,
        },
        changes: { powers_w: powersW },
      }
    },
  })
}
