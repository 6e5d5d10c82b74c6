import type { Db } from '../../platform/db/open.ts'
import type { BatteryContractRow } from '../tables/batteries.ts'
import type { Row, Saving } from './table-saver.ts'

/** A row to be written: the customer's value takes precedence, and the file's is kept beside it. */
export interface KeptShare extends BatteryContractRow {
  readonly filed_share_percent: number | null
  readonly filed_discounts: BatteryContractRow['discounts'] | null
}

type Field = 'share_percent' | 'discounts'

async function readStored(db: Db, battery: string, contracts: readonly string[]) {
  const rows = await db
    .selectFrom('battery_contract as tie')
    .innerJoin('battery', 'battery.id', 'tie.battery_id')
    .innerJoin('contract', 'contract.id', 'tie.contract_id')
    .select(['contract.name', 'share_percent', 'discounts', 'filed_share_percent', 'filed_discounts'])
    .where('battery.name', '=', battery)
    .where('contract.name', 'in', [...contracts])
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * What a customer set of a battery lies above the retailer's file (as in customer-changes.ts). A file that brings the
 * customer's value confirms it; one that still says what stood there before leaves it; one that says a third thing is
 * noticed, and the customer's stays.
 */
export async function keepCustomerShares(
  { db, notices }: Pick<Saving, 'db' | 'notices'>,
  file: string,
  rows: readonly Row<BatteryContractRow>[],
): Promise<KeptShare[]> {
  const [first] = rows
  if (!first) return []
  const stored = await readStored(
    db,
    first.row.battery_name,
    rows.map(({ row }) => row.contract_name),
  )
  return rows.map(({ line, row }) => {
    const tie = stored.get(row.contract_name)
    const keep = <Value extends number | string>(
      what: Field,
      { said, set, filed }: { said: Value; set: Value | undefined; filed: Value | null },
    ): { value: Value; filed: Value | null } => {
      if (set === undefined || filed === null || said === set) return { value: said, filed: null }
      if (said !== filed) {
        notices.add({
          file,
          line,
          of: row.contract_name,
          what,
          said: String(said),
          computed: String(set),
          code: 'customer_change_differs',
        })
      }
      return { value: set, filed }
    }
    const share = keep('share_percent', {
      said: row.share_percent,
      set: tie?.share_percent,
      filed: tie?.filed_share_percent ?? null,
    })
    const discounts = keep('discounts', {
      said: row.discounts,
      set: tie?.discounts,
      filed: tie?.filed_discounts ?? null,
    })
    return {
      ...row,
      share_percent: share.value,
      discounts: discounts.value,
      filed_share_percent: share.filed,
      filed_discounts: discounts.filed,
    }
  })
}
