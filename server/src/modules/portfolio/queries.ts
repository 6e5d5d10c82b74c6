import { sql } from 'kysely'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { page } from '@endoll/api/paging.ts'
import type { FindingCause, FindingItem, listFindings as call } from '@endoll/api/portfolio.ts'
import type { Locale } from '@endoll/api/language.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import { placeOf } from '../contracts/queries.ts'
import type { Finding } from './findings.ts'
import { reviewed } from './reviewed.ts'

type Reply = ReplyInput<typeof call>

interface Asked {
  readonly cause?: FindingCause | undefined
  readonly offset: number
  readonly limit: number
  readonly locale: Locale
}

function findings(db: Db, owner: Owner, cause: FindingCause | undefined) {
  return reviewed(db, owner)
    .crossJoinLateral(
      sql<{ said: Finding }>`jsonb_array_elements(supply_review.findings)`.as<'found'>(sql`found(said)`),
    )
    .$if(cause !== undefined, (query) => query.where(sql`found.said ->> 'cause'`, '=', cause!))
}

const cents = sql<number>`(found.said ->> 'cents')::bigint`

async function listCauses(db: Db, owner: Owner): Promise<Reply['causes']> {
  const rows = await findings(db, owner, undefined)
    .select([
      sql<FindingCause>`found.said ->> 'cause'`.as('cause'),
      sql<number>`count(*)::int`.as('supplies'),
      sql<number>`sum(${cents})::bigint`.as('cents'),
    ])
    .groupBy('cause')
    .orderBy('cents', 'desc')
    .execute()
  return rows.map((row) => ({
    cause: row.cause,
    supplies: row.supplies,
    amount: centsToEuroNumber(row.cents),
  }))
}

function countReviewed(db: Db, owner: Owner) {
  return reviewed(db, owner)
    .select([
      sql<number>`count(*)::int`.as('supplies'),
      sql<number>`count(supply_review.day)::int`.as('reviewed'),
      sql<Day | null>`min(supply_review.day)`.as('oldest_day'),
    ])
    .executeTakeFirstOrThrow()
}

function detailsOf(finding: Finding): Pick<FindingItem, 'powers' | 'reactive' | 'product'> {
  const none = { powers: null, reactive: null, product: null }
  switch (finding.cause) {
    case 'powers': {
      const { contracted, suggested, paybackMonths } = finding
      return {
        ...none,
        powers: { contracted: [...contracted], suggested: [...suggested], payback_months: paybackMonths },
      }
    }
    case 'reactive':
      return {
        ...none,
        reactive: finding.needs.map(({ tariffPeriod, cosPhi, chargedBills, capacitorVar }) => ({
          period: `P${tariffPeriod}`,
          cos_phi: cosPhi,
          charged_bills: chargedBills,
          capacitor_kvar: capacitorVar === undefined ? null : capacitorVar / 1000,
        })),
      }
    case 'tariff':
      return { ...none, product: finding.product }
    case 'excess':
      return none
  }
}

function listPage(db: Db, owner: Owner, { cause, offset, limit }: Asked) {
  return findings(db, owner, cause)
    .leftJoin('place_name', (join) =>
      join
        .onRef('place_name.contract_id', '=', 'contract.id')
        .onRef('place_name.customer_id', '=', 'contract.customer_id'),
    )
    .select([
      'contract.name',
      'contract.kind',
      'contract.tariff',
      'contract.supply_street',
      'contract.supply_city',
      'place_name.name as place_name',
      'found.said',
    ])
    .orderBy(cents, 'desc')
    .orderBy(sql`contract.name collate natural_order`)
    .offset(offset)
    .limit(limit)
    .execute()
}

/** What could be cheaper over the customer's active supplies, the dearest first. */
export async function readPortfolio(db: Db, owner: Owner, asked: Asked): Promise<Reply> {
  const { cause, offset, limit, locale } = asked
  const [counted, causes, rows] = await Promise.all([
    countReviewed(db, owner),
    listCauses(db, owner),
    listPage(db, owner, asked),
  ])
  const names = rows.flatMap(({ said }) => (said.cause === 'tariff' ? [said.product.name] : []))
  const { said: inLanguage } = await readOwnTexts(db, names, locale)
  const total = causes
    .filter((one) => cause === undefined || one.cause === cause)
    .reduce((sum, { supplies }) => sum + supplies, 0)
  const items = rows.map(({ said, ...row }): FindingItem => {
    const { product, ...details } = detailsOf(said)
    return {
      contract: row.name,
      type: row.kind,
      cups: { street: row.supply_street, city: row.supply_city },
      place: placeOf(row),
      cause: said.cause,
      amount: centsToEuroNumber(said.cents),
      ...details,
      product: product && { ...product, name: inLanguage(product.name) },
    }
  })
  return { ...page(items, { offset, limit, total }), ...counted, causes }
}

export { openAccrual, readAccruals } from './accruals.ts'
export type { Finding }
