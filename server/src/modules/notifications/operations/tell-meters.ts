import type { NotificationAbout } from '@endoll/api/notifications.ts'
import type { MeterOutboxEvent } from '@endoll/api/retailer-law-events.ts'
import { areFilesMissing, isSilentMeter } from '@endoll/domain/consumption/silent-meter.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { readTold, tell as tellRetailer } from '../../../mails/returns/tell-retailer.ts'
import { todayOf } from '../../../platform/clock.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import {
  listAccountsInUse,
  metersAtOnce,
  readBack,
  readMeters,
  silenceKey,
  type ReadMeter,
} from '../unscoped-meters.ts'
import { tell } from './tell.ts'

type Telling = Pick<Services, 'db' | 'clock' | 'deployment' | 'jobs' | 'failPoint'>

/** The contract that the last run ended with; the next one continues after it. */
export interface MeterCursor {
  contractId: number
}

export function startOfMeters(): MeterCursor {
  return { contractId: 0 }
}

interface Piece {
  readonly what: 'meter-silent' | 'meter-back'
  readonly about: NotificationAbout
  readonly type: MeterOutboxEvent['type']
  readonly firstDay?: Day
}

/** Tells the customer's accounts and the retailer, both or neither. */
async function tellBoth(services: Telling, meter: ReadMeter, piece: Piece): Promise<void> {
  const { id, name, cups, code, customer_id: customerId, last_day } = meter
  const key = `${piece.what}:${silenceKey(meter)}`
  await transact(services.db, async (db) => {
    const accounts = await listAccountsInUse(db, customerId)
    await tell(
      db,
      services,
      accounts.map((account) => ({
        accountId: account.id,
        customerId,
        key,
        contract: { id, name },
        about: piece.about,
      })),
    )
    await tellRetailer(db, services, {
      key,
      type: piece.type,
      code,
      payload: {
        customer: { code },
        contract: { name, cups },
        last_date: last_day,
        ...(piece.firstDay && { first_date: piece.firstDay }),
      },
    })
  })
}

/** The meters that are silent and were not told of, of the next contracts; the cursor moves on. */
async function readSilent({ db, clock, deployment }: Telling, cursor: MeterCursor): Promise<ReadMeter[]> {
  const today = todayOf({ clock })
  const { days } = deployment.silentMeter
  const meters = await readMeters(db, today, cursor.contractId)
  cursor.contractId = meters.length < metersAtOnce ? 0 : meters.at(-1)!.id
  const silent = meters.flatMap((meter) =>
    meter.last_day !== null && isSilentMeter(meter.last_day, today, days)
      ? [{ ...meter, last_day: meter.last_day }]
      : [],
  )
  if (areFilesMissing(silent.length, meters.filter(({ last_day }) => last_day !== null).length)) return []
  const told = await readTold(
    db,
    silent.map((meter) => `meter-silent:${silenceKey(meter)}`),
  )
  return silent.filter((meter) => !told.has(`meter-silent:${silenceKey(meter)}`))
}

/**
 * Tells of meters of which no hours come, and of those of which they come again, each once. Safe to run twice, and on two
 * servers at once. Nothing where the deployment does not want it.
 */
export async function tellMeters(services: Telling, cursor: MeterCursor): Promise<void> {
  if (services.deployment.silentMeter.days === 0) return
  for (const meter of await readSilent(services, cursor)) {
    const about = { kind: 'meter_silent', last_day: meter.last_day } as const
    await tellBoth(services, meter, { what: 'meter-silent', about, type: 'meter.silent' })
  }
  for (const { first_day: firstDay, ...meter } of await readBack(services.db)) {
    const about = { kind: 'meter_back', last_day: meter.last_day, first_day: firstDay } as const
    await tellBoth(services, meter, { what: 'meter-back', about, type: 'meter.back', firstDay })
  }
}
