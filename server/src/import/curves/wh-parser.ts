import type { ParserTools } from './curve-parser.ts'
import { SEMICOLON } from './curve-parser.ts'
import type { DayBatch } from './day-batch.ts'
import { StampedParser } from './stamped-parser.ts'

const ZERO = 48

/** F5D, RF5D and P5D, in Wh: cups;yyyy/mm/dd HH:MM;season;import;export[;r1;r2;r3;r4;method;firmness;invoice;…]. */
export class WhParser extends StampedParser {
  readonly #hasMethod: boolean

  constructor(tools: ParserTools, columns: { hasMethod: boolean }) {
    super(tools)
    this.#hasMethod = columns.hasMethod
  }

  protected override readLine(bytes: Buffer, start: number, end: number, batch: DayBatch): void {
    if (!this.readCups(bytes, start, end)) return
    const supply = this.supply!
    if (!this.readStamp(bytes, end, supply.zone)) return this.refuse('timestamp', 'stamp_not_valid')
    const importWh = this.readWhole(bytes, end)
    if (importWh < 0) return this.refuse('import', 'reading_not_valid')
    if (this.at > end) return this.refuse('', 'columns_not_valid')
    const exportWh = this.readOptionalWhole(bytes, end)
    if (exportWh < 0) return this.refuse('export', 'reading_not_valid')

    let reactiveVarh = 0
    let estimated = false
    let unbilled = false
    if (this.#hasMethod) {
      reactiveVarh = this.readOptionalWhole(bytes, end)
      if (reactiveVarh < 0) return this.refuse('r1', 'reading_not_valid')
      this.skipColumns(bytes, end, 3)
      const at = this.at
      const method = at < end ? bytes[at]! - ZERO : 0
      if (method < 1 || method > 6 || (at + 1 < end && bytes[at + 1] !== SEMICOLON)) {
        return this.refuse('method', 'method_not_valid')
      }
      estimated = method > 1
      unbilled = isUnbilled(bytes, at + 1)
    }

    const span = this.spanOn(supply, this.day)
    if (!span) return
    this.readings++
    batch.add(span.contractId, this.day, this.place, importWh, exportWh, reactiveVarh, estimated, unbilled)
  }
}

/** Firmness 0 and an empty invoice: distributors' own lines name the bill, also where they are not firm. */
function isUnbilled(bytes: Buffer, at: number): boolean {
  return (
    bytes[at] === SEMICOLON &&
    bytes[at + 1] === ZERO &&
    bytes[at + 2] === SEMICOLON &&
    bytes[at + 3] === SEMICOLON
  )
}
