import { createHash } from 'node:crypto'
import { stepOf } from '@endoll/domain/consumption/day-curve.ts'
import { HOLE, isEstimated, isFinal, type QualityBytes } from '@endoll/domain/consumption/quality.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { dayStartMs, type ClockZone, type StepMinutes } from '@endoll/domain/time/madrid.ts'
import { escapeHtml } from '../../platform/http/html.ts'
import { curveDayOf, type CurveRow } from './curve-rows.ts'
import type { SupplyRule } from './supply-rule.ts'

/*
 * Green Button: an Atom feed with entries of ESPI (NAESB REQ.21), as `espiDerived.xsd` of the OpenESPI project has them.
 * Energy in Wh, times in seconds since 1970.
 */

/** Energy that was taken from the grid, and energy that was given to it: FlowDirectionKind. */
const flows = [
  { name: 'import', direction: 1, of: 'importWh' },
  { name: 'export', direction: 19, of: 'exportWh' },
] as const

/** QualityOfReading: fit for billing; not validated yet; calculated. */
const qualities = { final: 19, provisional: 14, estimated: 11 } as const

/**
 * DstRuleType: month, operator 7 (the last one of the month), Sunday, hour by the clock that stands then: the changes of
 * `domain/src/time/madrid.ts` in the words of the standard.
 */
const clocks: Readonly<Record<ClockZone, { start: string; end: string; offsetSeconds: number }>> = {
  'Europe/Madrid': { start: '3E0E2000', end: 'AE0E3000', offsetSeconds: 3600 },
  'Atlantic/Canary': { start: '3E0E1000', end: 'AE0E2000', offsetSeconds: 0 },
}

/** The same id for the same thing in every file (version 5 of RFC 9562), as the standard asks for. */
function urn(name: string): string {
  const hash = createHash('sha1').update(`endoll espi ${name}`).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x50
  hash[8] = (hash[8]! & 0x3f) | 0x80
  const hex = hash.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)]
  return `urn:uuid:${parts.join('-')}`
}

interface Feed {
  /** Of the supply. */
  readonly cups: string
  /** When the file is written, ISO 8601. */
  readonly writtenAt: string
}

interface Entry {
  /** The address within the feed by which other entries name this one. */
  readonly self: string
  readonly related?: readonly string[]
  readonly title?: string
  readonly content: string
}

function entry({ cups, writtenAt }: Feed, { self, related = [], title = '', content }: Entry): string {
  const links = [
    `<link rel="self" href="${self}"/>`,
    `<link rel="up" href="${self.slice(0, self.lastIndexOf('/'))}"/>`,
    ...related.map((href) => `<link rel="related" href="${href}"/>`),
  ]
  return (
    `<entry><id>${urn(`${cups} ${self}`)}</id>${links.join('')}<title>${escapeHtml(title)}</title>` +
    `<content type="xml">${content}</content><published>${writtenAt}</published><updated>${writtenAt}</updated></entry>\n`
  )
}

const espi = 'xmlns="http://naesb.org/espi"'
const usagePoint = 'UsagePoint/1'
const localTime = 'LocalTimeParameters/1'

function head(feed: Feed, { clockZone }: SupplyRule): string {
  const { start, end, offsetSeconds } = clocks[clockZone]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">' +
    `<id>${urn(feed.cups)}</id><title>Green Button</title><updated>${feed.writtenAt}</updated>` +
    `<link rel="self" href="${usagePoint}"/>\n` +
    entry(feed, {
      self: usagePoint,
      related: [`${usagePoint}/MeterReading`, localTime],
      title: feed.cups,
      content: `<UsagePoint ${espi}><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>`,
    }) +
    entry(feed, {
      self: localTime,
      content:
        `<LocalTimeParameters ${espi}><dstEndRule>${end}</dstEndRule><dstOffset>3600</dstOffset>` +
        `<dstStartRule>${start}</dstStartRule><tzOffset>${offsetSeconds}</tzOffset></LocalTimeParameters>`,
    })
  )
}

type Flow = (typeof flows)[number]

/** Readings of one direction and one length, and what they are: written before the first of them. */
function series(feed: Feed, { name, direction }: Flow, step: StepMinutes): string {
  const readingType = `ReadingType/${name}-${step}`
  const self = `${usagePoint}/MeterReading/${name}-${step}`
  return (
    entry(feed, {
      self,
      related: [`${self}/IntervalBlock`, readingType],
      content: `<MeterReading ${espi}/>`,
    }) +
    entry(feed, {
      self: readingType,
      content:
        // Increments (4) of electricity (1) in Wh (72), as read (12); energy (12).
        `<ReadingType ${espi}><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity>` +
        `<dataQualifier>12</dataQualifier><flowDirection>${direction}</flowDirection>` +
        `<intervalLength>${step * 60}</intervalLength><kind>12</kind>` +
        '<powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType>',
    })
  )
}

function qualityOf(byte: number): number {
  if (isEstimated(byte)) return qualities.estimated
  return isFinal(byte) ? qualities.final : qualities.provisional
}

interface Block {
  readonly day: Day
  readonly step: StepMinutes
  readonly values: readonly (number | null)[]
  readonly quality: QualityBytes
}

/** One local day of one direction. What was not read has no reading. */
function block(feed: Feed, { clockZone }: SupplyRule, { name }: Flow, given: Block): string {
  const { day, step, values, quality } = given
  const seconds = step * 60
  const start = dayStartMs(day, clockZone) / 1000
  let readings = ''
  for (const [index, wh] of values.entries()) {
    if (wh === null) continue
    readings +=
      `<IntervalReading><ReadingQuality><quality>${qualityOf(quality[index] ?? HOLE)}</quality></ReadingQuality>` +
      `<timePeriod><duration>${seconds}</duration><start>${start + index * seconds}</start></timePeriod>` +
      `<value>${wh}</value></IntervalReading>`
  }
  if (readings === '') return ''
  const interval = `<interval><duration>${values.length * seconds}</duration><start>${start}</start></interval>`
  return entry(feed, {
    self: `${usagePoint}/MeterReading/${name}-${step}/IntervalBlock/${day}`,
    content: `<IntervalBlock ${espi}>${interval}${readings}</IntervalBlock>`,
  })
}

/**
 * The curve as a Green Button file: a block for each day that was read and each direction, by the hour or, where the day
 * was read so, by the quarter of an hour. Nothing of the customer but the CUPS.
 */
export async function* curveEspi(
  feed: Feed,
  supply: SupplyRule,
  parts: AsyncIterable<readonly CurveRow[]>,
): AsyncGenerator<string> {
  yield head(feed, supply)
  const begun = new Set<string>()
  for await (const rows of parts) {
    let text = ''
    for (const row of rows) {
      const day = curveDayOf(row)
      const step = stepOf(day.importWh.length)
      for (const flow of flows) {
        const values = day[flow.of]
        if (!values) continue
        const written = block(feed, supply, flow, { day: day.day, step, values, quality: day.quality })
        if (written !== '' && !begun.has(`${flow.name}-${step}`)) {
          begun.add(`${flow.name}-${step}`)
          text += series(feed, flow, step)
        }
        text += written
      }
    }
    yield text
  }
  yield '</feed>\n'
}
