import type { TextRow } from '../tables/texts.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveTexts: TableSaver<TextRow> = async ({ db, check }, _file, rows) =>
  check
    ? nothingSaved
    : upsert(
        db,
        { table: 'retailer_text', key: ['text', 'language'], stamped: false },
        rows.map(({ row }) => row),
      )
