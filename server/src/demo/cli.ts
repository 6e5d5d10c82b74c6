// Writes the demo as an import folder, to look at or to import: node server/src/demo/cli.ts <folder> [day]
// The hours end the day before `day` (YYYY-MM-DD, today when left out). The same days are always drawn alike.
import { parseDay } from '@endoll/domain/time/day.ts'
import { systemClock, todayOf } from '../platform/clock.ts'
import { writeDemoFolder } from './write-folder.ts'

const [folder, asked] = process.argv.slice(2)
const day = asked === undefined ? todayOf({ clock: systemClock }) : parseDay(asked)
if (folder && day) {
  await writeDemoFolder(folder, day)
} else {
  process.stderr.write('Usage: node server/src/demo/cli.ts <folder> [YYYY-MM-DD]\n')
  process.exitCode = 1
}
