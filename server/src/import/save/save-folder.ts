import { systemClock, todayOf } from '../../platform/clock.ts'
import type { FolderRow } from '../tables/folder.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved } from './upsert.ts'

/** Notes when the folder was written; a day that is still to come would keep every later folder out. */
export const saveFolder: TableSaver<FolderRow> = async ({ known, problems }, file, rows) => {
  for (const { line, row } of rows) {
    if (row.written_on > todayOf({ clock: systemClock }))
      problems.add(file, line, 'written_on', 'day_to_come')
    else known.writtenOn = row.written_on
  }
  return nothingSaved
}
