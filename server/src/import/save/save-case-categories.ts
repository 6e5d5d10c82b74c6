import { addDays } from '@endoll/domain/time/day.ts'
import type { CaseCategoryRow } from '../tables/case-categories.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveCaseCategories: TableSaver<CaseCategoryRow> = async ({ db, check }, _file, rows) => {
  if (check) return nothingSaved
  const records = rows.map(({ row: { end_day, ...category } }) => ({
    ...category,
    to_day: end_day === null ? null : addDays(end_day, 1),
  }))
  return upsert(db, { table: 'crm_category', key: ['id'], stamped: false }, records)
}
