import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { instantText } from '@endoll/domain/time/instant.ts'

/** A day of a calendar. */
export interface CalendarDay {
  /** Names it for ever, so that a day that moves moves in the calendar too. */
  readonly id: string
  readonly day: Day
  readonly title: string
}

/** RFC 5545 section 3.1: no line is longer. */
const lineOctets = 75

/** Section 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Section 3.1: a long line goes on in the next one, after a space; between characters, not within one. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > lineOctets) {
      lines.push(part)
      part = ' '
    }
    part += character
  }
  return [...lines, part].join('\r\n')
}

function dateOf(day: Day): string {
  return day.replaceAll('-', '')
}

/** Whole days as a calendar of RFC 5545; `stampMs` is when it was written. */
export function calendarText(
  { name, host, stampMs }: { readonly name: string; readonly host: string; readonly stampMs: number },
  days: readonly CalendarDay[],
): string {
  const stamp = instantText(stampMs).replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Endoll//Office//EN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...days.flatMap(({ id, day, title }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
