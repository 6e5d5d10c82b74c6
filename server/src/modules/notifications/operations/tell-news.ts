import type { FinalAccountOutboxEvent } from '@endoll/api/retailer-law-events.ts'
import { finalAccountDue } from '@endoll/domain/contracting/final-account.ts'
import { lastDayToTell } from '@endoll/domain/notifications/price-notice.ts'
import { readTold, tell as tellRetailer, tellOwedByPost } from '../../../mails/returns/tell-retailer.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { tell } from './tell.ts'
import {
  lateAccountKey,
  newsAtOnce,
  readLateAccounts,
  readNews,
  type News,
  type NewsKind,
} from '../unscoped-news.ts'
import { findRenewalLetter } from './renewal-letters.ts'
import { readRenewalsByPost } from '../unscoped-renewals.ts'

const names: readonly NewsKind[] = [
  'bills',
  'charges',
  'returned',
  'givenBack',
  'powers',
  'answers',
  'prices',
  'renewals',
]

/** The count of a run, and how many price changes were announced too late for the law. */
export interface ToldNews {
  readonly told: number
  readonly late: number
}

function isLate({ about, is_household: isHousehold }: News, today: string): boolean {
  return about.kind === 'prices' && today > lastDayToTell(about.from_day, isHousehold ?? true)
}

/** Reports to the retailer, once each, renewals of customers without an account. */
async function tellRenewalsByPost(services: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const { db } = services
  const owed = await readRenewalsByPost(db, todayOf(services))
  const told = await readTold(
    db,
    owed.map(({ key }) => key),
  )
  for (const { key, code, contract_id, contract_name: contract, about } of owed) {
    if (told.has(key)) continue
    const letter = await findRenewalLetter(db, contract_id, about.last_day)
    await tellOwedByPost(db, services, { key, code, contract, about, ...(letter && { notice: letter.id }) })
  }
}

/** Tells the retailer of supplies that ended and whose last bill did not come in time. Once each. */
async function tellLateAccounts(services: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const { db } = services
  for (const { id, code, name, cups, end_day } of await readLateAccounts(db, todayOf(services))) {
    const payload: FinalAccountOutboxEvent['final_account'] = {
      customer: { code },
      contract: { name, cups },
      end_date: end_day,
      due_date: finalAccountDue(end_day),
    }
    await tellRetailer(db, services, {
      key: lateAccountKey(id, end_day),
      type: 'final_account.late',
      code,
      payload,
    })
  }
}

/** Tells what imports and the retailer's answers have brought. Safe to run twice, and on two servers at once. */
export async function tellNews(
  services: Pick<Services, 'db' | 'clock' | 'deployment' | 'jobs' | 'failPoint'>,
): Promise<ToldNews> {
  const { db, clock } = services
  const today = todayOf(services)
  const counts = { told: 0, late: 0 }
  await tellRenewalsByPost(services)
  await tellLateAccounts(services)
  for (const name of names) {
    let news: News[]
    do {
      news = await readNews(db, name, { today, nowMs: clock.nowMs() })
      await tell(
        db,
        services,
        news.map(({ account_id, customer_id, key, contract_id, contract_name, about }) => ({
          accountId: account_id,
          customerId: customer_id,
          key,
          contract: { id: contract_id, name: contract_name },
          about,
        })),
      )
      counts.told += news.length
      counts.late += news.filter((news) => isLate(news, today)).length
    } while (news.length === newsAtOnce)
  }
  return counts
}
