import { sql } from 'kysely'
import type { ChosenOption } from '@endoll/domain/billing/option-prices.ts'
import { parseDoubleTariff, tariffOptions, type TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import type { ContractRow } from '../platform/access.ts'
import type { Db } from '../platform/db/open.ts'

interface Chosen {
  readonly option: TariffOption
  readonly choice: string | null
  /** First day of the choice; null if not known. */
  readonly from: Day | null
}

/** What was chosen here, oldest first, with the day from which it counts and what the retailer's file had before. */
async function listChoices(db: Db, contractId: number) {
  return db
    .selectFrom('contract_change')
    .leftJoin('request', 'request.id', 'contract_change.request_id')
    .select(['field', 'request.effective_day as from'])
    .select([
      sql<string | null>`contract_change.base_value #>> '{}'`.as('before'),
      sql<string | null>`contract_change.value #>> '{}'`.as('choice'),
    ])
    .where('contract_change.contract_id', '=', contractId)
    .where('field', 'in', [...tariffOptions])
    .orderBy('contract_change.id')
    .execute()
}

function pad(month: number): string {
  return String(month).padStart(2, '0')
}

/** The days of a choice: those of its months where it is a double tariff. */
function daysOf({ option, choice, from }: Chosen, since: Day, next: Day | undefined) {
  const months = option === 'double_tariff' && choice !== null ? parseDoubleTariff(choice) : undefined
  const firsts = [from ?? since, since]
  const ends = next === undefined ? [] : [next]
  if (months) {
    firsts.push(`${months.startYear}-${pad(months.startMonth)}-01`)
    ends.push(addMonths(`${months.endYear}-${pad(months.endMonth)}-01`, 1))
  }
  return { from: firsts.toSorted().at(-1) ?? since, to: ends.toSorted()[0] }
}

/**
 * What a contract has chosen of its product's tariff options, each on its days: what was chosen here from the day that
 * its request says, what the retailer's file has from the day that the file says. A choice without a known day or
 * without a price in the product has no prices. `since` is the first day of the product.
 */
export async function listChosenOptions(db: Db, contract: ContractRow, since: Day): Promise<ChosenOption[]> {
  const choices = await listChoices(db, contract.id)
  const filedFrom: Readonly<Record<TariffOption, Day | null>> = {
    // Its months say it.
    double_tariff: since,
    happy_hours: contract.happy_hours_from,
    happy_day: contract.happy_day_from,
  }
  const chosen = tariffOptions.flatMap((option): Chosen[][] => {
    const here = choices.filter(({ field }) => field === option)
    const present = contract[option]
    const before = here.length > 0 ? (here[0]?.before ?? null) : present
    const filed: Chosen = { option, choice: before, from: filedFrom[option] }
    const own = here.map(({ choice, from }): Chosen => ({ option, choice, from }))
    // The retailer's file has set something else since.
    const later = here.length > 0 && here.at(-1)?.choice !== present
    return [[filed, ...own, ...(later ? [{ option, choice: present, from: filedFrom[option] }] : [])]]
  })
  if (chosen.flat().every(({ choice }) => choice === null)) return []
  const prices = await db
    .selectFrom('product_tariff_option')
    .select(['option', 'choice', 'price', 'other_price'])
    .where('product_code', '=', contract.product_code)
    .execute()
  return chosen.flatMap((ofOption) =>
    ofOption.flatMap((one, index): ChosenOption[] => {
      const { option, choice, from: known } = one
      if (choice === null) return []
      const next = ofOption[index + 1]
      const { from, to } = daysOf(one, since, next && (next.from ?? since))
      if (to !== undefined && to <= from) return []
      const found = prices.find((row) => row.option === option && row.choice === choice)
      const cheap = known === null ? null : (found?.price ?? null)
      return [
        {
          option,
          choice,
          from,
          to,
          prices: cheap === null ? undefined : { cheap, others: found?.other_price ?? undefined },
        },
      ]
    }),
  )
}
