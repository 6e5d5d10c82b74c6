/** One thing in the retailer's files that could not be taken as it stands. */
export interface Problem {
  readonly file: string
  /** 1 is the first line of the file; 0 when the whole file is meant. */
  readonly line: number
  /** What the row is known by: the first column of its file. Empty where that is not known. */
  readonly key: string
  readonly field: string
  /** What was refused, shortened, and masked where it is personal; empty where nothing stands there. */
  readonly value: string
  readonly code: ProblemCode
  readonly reason: string
}

/** What can be wrong, in the sentence the report prints. */
export const reasons = {
  required_field: 'A value is needed here.',
  too_long: 'The text is too long.',
  not_valid: 'The value is not one that is allowed here.',
  date_not_valid:
    'This is not a day of 1900 to 2199: write 2026-03-31 or 31/03/2026, and nothing where there is no end.',
  number_not_valid: 'This is not a number: write 5.75 or 5,75.',
  yes_no_not_valid: 'Write yes or no.',
  vat_field_not_valid: 'The tax id (NIF) is wrong: its check character does not fit.',
  company_vat_not_allowed: 'The tax id (NIF) of a company is not allowed here.',
  email_not_valid: 'This is not an e-mail address.',
  mobile_not_valid: 'This is not a mobile number (Spanish, or international with +).',
  phone_not_valid: 'This is not a phone number (Spanish, or international with +).',
  cups_field_not_valid: 'The CUPS is wrong: 20 or 22 characters whose two check letters fit.',
  cadastral_reference_not_valid:
    'The cadastral reference is wrong: 20 characters whose two check letters fit.',
  postal_code_length:
    'A postal code has five digits; where it has four, a spreadsheet has dropped the zero at its beginning.',
  postal_code_not_valid: 'This postal code is of no province.',
  iban_field_invalid: 'The IBAN is wrong: its check digits do not fit.',
  start_after_end: 'The end lies before the start.',
  readings_overlap:
    'Two rows of this invoice say the same magnitude and period over the same days: a replaced meter ends where the new one begins.',
  duplicate: 'Another line of this file has the same key; this line is not read.',
  password_hash_not_valid:
    'This hash cannot be verified here, or costs far more or less than ours: Argon2id, v=19, p up to 4, m × t between 35840 and 77824.',
  email_taken: 'Another customer already signs in with this e-mail.',
  unknown_customer: 'No customer has this code, neither in these files nor in the database.',
  unknown_product: 'No product of this kind has this code, neither in these files nor in the database.',
  no_reference_retailer:
    'Only a retailer of reference applies the social bonus (Ley 24/2013 art. 45.3): contracting.referenceRetailer of the deployment is off.',
  unknown_contract: 'No contract has this name, neither in these files nor in the database.',
  unknown_tariff: 'This access tariff is not known for this kind of supply.',
  powers_not_valid: 'The number of powers is not the one that this access tariff has.',
  periods_not_valid: 'The number of periods with energy is not the one that this access tariff has.',
  unknown_invoice: 'No invoice has this number, neither in these files nor in the database.',
  unknown_rectified:
    'No invoice of this contract has this number, neither in these files nor in the database.',
  unknown_battery: 'No battery has this name, neither in these files nor in the database.',
  invoice_of_other_contract: 'An invoice of another contract has this number already.',
  invoice_refused: 'The row of this invoice in invoices.csv was refused, so this one was not taken either.',
  incomplete_invoice:
    'Another row of this invoice in this file was refused; those the invoice had before stay as they were.',
  too_many_rows: 'The invoice has far more rows in this file than a bill has; none of them was taken.',
  older_folder: 'A folder that was written later has brought this contract; this row was not taken.',
  day_to_come: 'The folder cannot have been written after today; it is taken as one without a day.',
  older_version: 'A newer version of this invoice came in before.',
  span_too_long: 'The days of the invoice span more than five years.',
  due_before_day: 'The invoice would be due before its own day.',
  pending_not_valid:
    'What is pending lies between nothing and the total, and is nothing when the invoice is paid.',
  debt_not_valid: 'The debt lies between nothing and what is pending.',
  payment_not_valid: 'A payment is not nothing, and a refund is negative.',
  other_kind_of_supply: 'This stands on bills of the other kind of supply.',
  unit_not_valid: 'The unit is not one that fits here.',
  regulated_price: 'A tariff of last resort has the prices of its resolution, without discounts.',
  last_resort_tariff: 'A tariff of last resort is only for RL.1, RL.2 and RL.3, up to 50,000 kWh a year.',
  overlapping_price: 'Another price of this product, concept and period holds on some of these days.',
  shares_too_high: 'The shares of this battery are together more than 100; none of its rows was taken.',
  path_not_valid: 'The file lies outside the folder attachments, or the path is not a plain one.',
  file_not_found: 'The folder attachments has no such file that can be read.',
  empty_attachment: 'The file is empty.',
  attachment_too_large: 'The file is larger than 25 MB.',
  unknown_column: 'This column is not known and was not read.',
  missing_column: 'This column is needed; nothing of this file was read.',
  repeated_column: 'This column stands twice; nothing of this file was read.',
  missing_file: 'This file does not exist; nothing was read for it.',
  unknown_file: 'This name is not one the import knows; the file was not read.',
  encoding_mixed:
    'The file is in two encodings at once (this line is the first that does not fit the others); nothing of it was read. Export it again as UTF-8.',
  control_character: 'A control character stands here, which no text has; nothing of this file was read.',
  csv_not_valid: 'The file stops being readable here (a quote that is not closed, or a line without end).',
  empty_file: 'The file is empty.',
  archive_not_valid: 'The compressed file is damaged or cut short; nothing of it was taken.',
  archive_too_large: 'The compressed file holds far more than its size warrants; nothing of it was taken.',
  unknown_cups: 'No contract has this CUPS.',
  no_contract_that_day: 'The CUPS has a contract, but none in force on these days.',
  stamp_not_valid:
    'This is no end of an hour or of a quarter of one in local time, or not with this season flag.',
  hours_not_ends:
    'The hours of this file run from 0 to 23 and not, as ends of hours do, from 1 to 24; nothing of it was taken.',
  reading_not_valid:
    'This is no energy of an hour: whole Wh (F5D, P5D) or kWh with decimals (P1D, Datadis), from 0 to 80 MWh.',
  curve_file_too_large:
    'The file holds more days of supplies than can be checked at once; nothing of it was taken. Bring it in parts.',
  cups_as_number:
    'A spreadsheet has taken this CUPS for a number and dropped its digits: format the column as text and export the file again.',
  unknown_energy_column:
    'This column may hold energy and is none that is known; nothing of the file was taken. Leave the column out, or give it a name of docs/import.md.',
  stamps_unsure:
    'Sources do not agree whether the stamps of such a file are the start or the end of the hour; nothing of it was taken. Ask the distributor, and bring Fecha and Hora (the end of the hour) instead.',
  resolution_unclear:
    'It is not clear whether the rows of this day are hours or quarters of an hour; nothing of the file was taken.',
  decimals_unclear:
    'Some energies have a decimal comma and others a point before three digits (or the other way): 1.234 may be one or a thousand; nothing of the file was taken.',
  two_readings:
    'An earlier line of this file says another energy for the same time and supply; nothing of the file was taken.',
  several_points:
    'The file has rows of several metering points of this CUPS, and what the supply takes may be their sum; none of them was taken. CUPS and points:',
  other_point:
    'The days hold the readings of another metering point of this CUPS, and what the supply takes may be the sum of both; they stay as they are. CUPS:',
  json_not_valid:
    'This is no answer of Datadis (a list of readings, or one under timeCurve), or it is larger than 64 MB; nothing of it was taken.',
  reading_marked_invalid: 'The distributor marks this reading as invalid (quality 128 and more).',
  quality_not_valid: 'A quality is a whole number from 0 to 255.',
  method_not_valid: 'This way of obtaining a reading is none of those that the format knows.',
  measure_type_not_valid: 'Only increments of each hour or quarter of one (measure type 11) are read.',
  point_not_main:
    'The line is of a redundant or a check meter of this CUPS, which measures the same again; it is not read.',
  columns_not_valid: 'The line has fewer columns than its format.',
  market_frame_not_valid:
    'A file of market prices begins with the line MARGINALPDBC; and ends with the line *, and holds one day; nothing of it was taken.',
  market_line_not_valid:
    'This is no line year;month;day;period;price in Portugal;price in Spain; with prices in EUR/MWh of up to three decimals; nothing of this file was taken.',
  market_day_differs: 'This is not the day that the name of the file says; nothing of this file was taken.',
  market_period_not_valid:
    'The periods of a day run from 1 without a gap, in order; nothing of this file was taken.',
  market_day_not_whole:
    'The day lacks prices or has too many: 23, 24 or 25 hours up to 2025-09-30, and 92, 96 or 100 quarters of an hour since; nothing of this file was taken.',
  line_too_long: 'The line is far longer than its format allows; nothing of the file was taken.',
} as const

export type ProblemCode = keyof typeof reasons

/** Longest refused value that the report shows. */
const LONGEST_VALUE = 40

/** Columns that say who somebody is, where they live, or how they sign in and pay. */
const PERSONAL =
  /^(?:surnames|nif|email|mobile|iban|iban_last4|initial_password|\w*_(?:nif|email|mobile|phone|address|street)|(?:owner|payer|fiscal|notification|partner)_name)$/

/** Whether a cell of a column is personal; `name` is that of a customer only in customers.csv. */
function isPersonal(file: string, field: string): boolean {
  return PERSONAL.test(field) || (file === 'customers.csv' && field === 'name')
}

function masked(value: string): string {
  return value.length > 4 ? `…${value.slice(-2)}` : '…'
}

function shortened(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value
}

/** Most problems of one file that are kept whole; beyond them they are only counted, so that memory stays flat. */
const KEPT_A_FILE = 200

/** Problems of one file, field and reason. */
export interface ProblemGroup {
  readonly first: Problem
  readonly count: number
}

const MOST_GROUPS = 2000

/** Collects what is wrong, file by file. */
export class ProblemList {
  readonly kept: Problem[] = []
  readonly counts = new Map<string, number>()
  readonly #keptByFile = new Map<string, number>()
  readonly #groups = new Map<string, { readonly first: Problem; count: number }>()
  readonly #described = new Map<
    string,
    { keyColumn: string; cells: ReadonlyMap<number, Readonly<Record<string, string>>> }
  >()
  /** Is given each problem as it is met, also those that are not kept. */
  readonly onProblem: ((problem: Problem) => void) | undefined

  constructor(onProblem?: (problem: Problem) => void) {
    this.onProblem = onProblem
  }
  readonly #lines = new Map<string, { last: number; count: number }>()

  add(
    file: string,
    line: number,
    field: string,
    code: ProblemCode,
    more: { detail?: string; value?: string } = {},
  ): void {
    const { detail } = more
    const described = this.#described.get(file)
    const cells = described?.cells.get(line)
    const key = cells?.[described?.keyColumn ?? ''] ?? ''
    const cell = more.value ?? cells?.[field] ?? ''
    const value = cell !== '' && isPersonal(file, field) ? masked(cell) : shortened(cell)
    const lines = this.#lines.get(file) ?? { last: 0, count: 0 }
    // A line with three wrong fields is one refused line; problems of the header are none.
    if (line > 1 && line !== lines.last) this.#lines.set(file, { last: line, count: lines.count + 1 })
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1)
    const reason = detail ? `${reasons[code]} ${detail}` : reasons[code]
    const problem: Problem = { file, line, key: shortened(key), field, value, code, reason }
    this.onProblem?.(problem)
    this.#group(problem)
    const kept = this.#keptByFile.get(file) ?? 0
    if (kept >= KEPT_A_FILE) return
    this.#keptByFile.set(file, kept + 1)
    this.kept.push(problem)
  }

  /** What the rows of a file that are under way hold, by their line, so that the report can show what was refused. */
  describe(
    file: string,
    keyColumn: string,
    cells: ReadonlyMap<number, Readonly<Record<string, string>>>,
  ): void {
    this.#described.set(file, { keyColumn, cells })
  }

  /** The problems by file, field and reason, each with the first one and how many there are. */
  groups(): readonly ProblemGroup[] {
    return [...this.#groups.values()]
  }

  #group(problem: Problem): void {
    const { file, field, code } = problem
    const key = [file, field, code].join('\n')
    const group = this.#groups.get(key)
    if (group) group.count++
    else if (this.#groups.size < MOST_GROUPS) this.#groups.set(key, { first: problem, count: 1 })
  }

  /** Rows of a file that were lost with its header. */
  lose(file: string, rows: number): void {
    const lines = this.#lines.get(file) ?? { last: 0, count: 0 }
    this.#lines.set(file, { last: lines.last, count: lines.count + rows })
  }

  /** Lines of a file, below its header, with something wrong. */
  linesOf(file: string): number {
    return this.#lines.get(file)?.count ?? 0
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }
}

/** Whether a text is one of the codes above; what a schema reports may come from elsewhere. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(reasons, text)
}
