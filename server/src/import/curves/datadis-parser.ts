import { isUtf8 } from 'node:buffer'
import { ChangeDays, placesOf, type WholeDay } from './change-days.ts'
import {
  createParser,
  refuse,
  stop,
  type CurveParser,
  type ParserState,
  type ParserTools,
} from './curve-parser.ts'
import { readDatadisHeader } from './datadis-header.ts'
import {
  createRow,
  HOLE,
  isWord,
  NOT_VALID,
  readDate,
  readEnergy,
  readHour,
  readMethod,
  setHeader,
  splitRow,
  type DatadisRow,
} from './datadis-row.ts'
import type { DayBatch } from './day-batch.ts'
import { changeCups, hasSupply, repeatsCups, spanOn } from './line-supply.ts'

/**
 * Files of Datadis and of the distributors' sites: a line with the names of the columns, then one for each hour with its
 * day and the hour at which it ends, 01:00 to 24:00 or 1 to 24, energy in kWh, `Real` or `Estimada`. The hours carry no
 * season, so the days on which clocks change wait until all their rows are there.
 */
export function createDatadisParser(tools: ParserTools): CurveParser {
  return createParser(tools, (state) => {
    const row = createRow()
    const changeDays = new ChangeDays()
    return {
      readLine(bytes, start, end, batch) {
        if (!row.hasHeader) return readHeader(state, row, bytes.subarray(start, end))
        if (!splitRow(row, bytes, start, end)) return refuse(state, '', 'columns_not_valid')
        const { cups, date, hour } = row.columns
        const [from, to] = [row.from[cups]!, row.to[cups]!]
        // Files that were joined repeat their first line.
        if (to - from === 4 && isWord(bytes, from, 'CUPS')) {
          return readHeader(state, row, bytes.subarray(start, end))
        }
        const isSame = to - from === state.cupsLength && repeatsCups(state, bytes, from)
        if (!(isSame ? hasSupply(state, bytes, from) : changeCups(state, bytes, from, to))) return
        const supply = state.supply!
        if (!readDate(row, bytes, row.from[date]!, row.to[date]!)) {
          return refuse(state, 'timestamp', 'stamp_not_valid')
        }
        const hourEnd = readHour(bytes, row.from[hour]!, row.to[hour]!)
        // Hour 0 means that the file names the start of each hour: every line of it would be an hour off.
        if (hourEnd === 0) return stop(state, state.line, 'timestamp', 'hours_not_ends')
        if (hourEnd < 0 || hourEnd > row.hours + (row.hours === 23 ? 1 : 0)) {
          return refuse(state, 'timestamp', 'stamp_not_valid')
        }
        const importWh = readEnergy(row, bytes, 'import')
        if (importWh === NOT_VALID) return refuse(state, 'import', 'reading_not_valid')
        const exportWh = readEnergy(row, bytes, 'export')
        if (exportWh === NOT_VALID) return refuse(state, 'export', 'reading_not_valid')
        const estimated = readMethod(row, bytes)
        if (estimated === undefined) return refuse(state, 'method', 'method_not_valid')

        if (row.hours === 24) {
          if (importWh === HOLE) return
          const span = spanOn(state, supply, row.day)
          if (!span) return
          state.readings++
          batch.add(span.contractId, row.day, hourEnd - 1, importWh, Math.max(0, exportWh), 0, estimated)
          return
        }
        const waiting = {
          line: state.line,
          hour: hourEnd,
          importWh,
          exportWh: Math.max(0, exportWh),
          estimated,
        }
        const complete = changeDays.add(supply, row.day, waiting)
        if (complete) addDay(state, complete, batch)
      },
      settle(batch) {
        for (const day of changeDays.takeAll()) addDay(state, day, batch)
      },
    }
  })
}

function readHeader(state: ParserState, row: DatadisRow, line: Buffer): void {
  const header = readDatadisHeader(line.toString(isUtf8(line) ? 'utf8' : 'latin1'))
  if (header.missing.length > 0) return stop(state, state.line, header.missing.join(', '), 'missing_column')
  setHeader(row, header)
}

function addDay(state: ParserState, day: WholeDay, batch: DayBatch): void {
  const places = placesOf(day)
  for (const [index, { line, importWh, exportWh, estimated }] of day.rows.entries()) {
    if (importWh === HOLE) continue
    const place = places[index]
    if (place === undefined) {
      state.refused++
      state.tools.listener.onProblem(line, 'timestamp', 'stamp_not_valid')
      continue
    }
    const span = spanOn(state, day.supply, day.dayNumber)
    if (!span) continue
    state.readings++
    batch.add(span.contractId, day.dayNumber, place, importWh, exportWh, 0, estimated)
  }
}
