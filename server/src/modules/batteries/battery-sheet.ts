import { languageOf, type Locale } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import { spreadsheet, spreadsheetMediaType, type SheetCell } from '../../platform/spreadsheet.ts'
import { sheetColumns, type TableColumn } from '../../platform/table-sheet.ts'
import { bothWays, type MovementRow } from './movements.ts'
import { texts as serverTexts, type ServerTexts } from '../../texts.ts'

type BatteryWords = ServerTexts['batterySheet']

interface BatteryColumn extends TableColumn {
  readonly cell: (row: MovementRow) => SheetCell
}

/** An empty cell where nothing moved that way. */
function eurosOrNone(cents: number) {
  return cents === 0 ? null : cents / 100
}

const columns: Readonly<Record<keyof BatteryWords['columns'], BatteryColumn>> = {
  battery: { width: 20, kind: 'text', cell: (row) => row.battery_name },
  day: { width: 12, kind: 'day', cell: (row) => row.day },
  contract: { width: 14, kind: 'text', cell: (row) => row.contract_name },
  invoice: { width: 18, kind: 'text', cell: (row) => row.invoice_number },
  deposit: { width: 12, kind: 'number', cell: (row) => eurosOrNone(bothWays(row).depositCents) },
  withdrawal: { width: 12, kind: 'number', cell: (row) => eurosOrNone(bothWays(row).withdrawalCents) },
  balance: { width: 12, kind: 'number', cell: (row) => row.balance_cents / 100 },
  part: { width: 18, kind: 'number', cell: (row) => row.part_cents / 100 },
}
const names = Object.keys(columns) as (keyof typeof columns)[]

/** Movements of batteries as a spreadsheet, oldest first, each row with the balance it left. */
export function batterySheet(
  list: () => Promise<readonly MovementRow[]>,
  { batteries, today, locale }: { batteries: readonly string[]; today: Day; locale: Locale },
): SentFile {
  const language = languageOf(locale)
  const texts = serverTexts[language].batterySheet
  const [only, ...others] = batteries
  const title = `${others.length > 0 ? texts.several : `${texts.one} ${only}`} ${today}`
  const parts = async function* parts() {
    yield (await list()).map((row) => names.map((name) => columns[name].cell(row)))
  }
  return {
    name: `${title}.xlsx`,
    mediaType: spreadsheetMediaType,
    body: () =>
      spreadsheet({
        name: texts.sheet,
        title,
        language,
        columns: sheetColumns(columns, texts.columns, language),
        rows: parts(),
      }),
  }
}
