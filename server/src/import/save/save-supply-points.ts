import { periodValues, type SupplyPointRow } from '../tables/supply-points.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveSupplyPoints: TableSaver<SupplyPointRow> = async ({ db, check }, _file, rows) => {
  if (check) return nothingSaved
  return upsert(
    db,
    { table: 'supply_point', key: ['cups20'] },
    rows.map(({ row }) => {
      const yearlyWh = periodValues(row, 'yearly')
      return {
        cups20: row.cups.cups20,
        distributor_code: row.distributor_code,
        tariff: row.tariff,
        powers_w: periodValues(row, 'power'),
        self_consumption: row.self_consumption,
        yearly_wh: yearlyWh.length > 0 ? yearlyWh : null,
        yearly_until: row.yearly_until,
        pressure_bar: row.pressure_bar,
        postal_code: row.postal_code,
        municipality: row.municipality,
      }
    }),
  )
}
