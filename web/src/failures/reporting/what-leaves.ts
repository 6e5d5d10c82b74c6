import type { ErrorEvent, Event, StackFrame } from '@sentry/browser'
import { redact } from '@endoll/domain/identity/redact.ts'

/** The parts of an envelope: its header and its items, each with a header of its own. */
type Envelope = readonly [Fields, readonly (readonly [Fields, unknown])[]]
type Fields = Readonly<Record<string, unknown>>

/** The name of the page at an address of ours: nothing else of an address leaves. */
export type PageOf = (address: string) => string

const longestText = 300
/** What stands in quotation marks may be what somebody typed, unless it is a name of the program's own. */
const quoted = /(["'`«“])([^"'`»”]*)(["'`»”])/g

function cleanText(text: string): string {
  const own = text.replaceAll(quoted, (_, open: string, inner: string, end: string) =>
    /^[A-Za-z_$][\w$.]{0,30}$/.test(inner) && !/\d{3}/.test(inner) ? open + inner + end : `${open}…${end}`,
  )
  const addresses = own
    .replaceAll(/\b[a-z]+:\/\/[^\s"')]+/gi, '[address]')
    .replaceAll(/\?[^\s"']*=\S*/g, '?…')
  // Numbers of contracts and bills, amounts: anything long enough to identify somebody.
  return redact(addresses)
    .replaceAll(/\d{4,}/g, '…')
    .slice(0, longestText)
}

function pick(from: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
}

/** Of a line of the stack: which of our files, and where in it. */
function frameOf({ filename = '', function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const file = /\/assets\/[\w.-]+$/.exec(filename)?.[0] ?? '[elsewhere]'
  return {
    filename: file,
    ...(name && { function: name.slice(0, 80) }),
    ...pick({ lineno, colno, in_app }, ['lineno', 'colno', 'in_app']),
  }
}

/** Of an error: its kind, its message without what names somebody, its lines, the page, the versions. No trail, no person. */
export function eventThatLeaves(event: Event, pageOf: PageOf, address: string): ErrorEvent {
  const replay = event.tags?.['replayId']
  return {
    ...pick(event as Fields, ['event_id', 'timestamp', 'platform', 'level', 'release', 'environment', 'sdk']),
    type: undefined,
    tags: {
      page: pageOf(address),
      ...(typeof replay === 'string' && /^[0-9a-f]{32}$/.test(replay) && { replayId: replay }),
    },
    exception: {
      values: (event.exception?.values ?? []).map(({ type, value, stacktrace, mechanism }) => ({
        ...(type && { type: type.slice(0, 60) }),
        ...(value !== undefined && { value: cleanText(value) }),
        ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(frameOf) } }),
        ...(mechanism && {
          mechanism: {
            type: mechanism.type,
            ...(mechanism.handled !== undefined && { handled: mechanism.handled }),
          },
        }),
      })),
    },
  }
}

/** Attributes that say how a page looks, and nothing of whom it is about. */
const shownAttributes: ReadonlySet<string> = new Set(
  'class style rel type role hidden open disabled inert colspan rowspan dir _cssText rr_width rr_height rr_scrollTop rr_scrollLeft'.split(
    ' ',
  ),
)

function attributesThatLeave(attributes: Fields): Fields {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        shownAttributes.has(name) ||
        (name === 'href' && typeof value === 'string' && /\/assets\/[\w.-]+\.css$/.test(value)),
    ),
  )
}

/** As many marks as letters, so that the page keeps its shape. */
function mask(text: string): string {
  return text.replaceAll(/\S/g, '*')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A part of a recording: texts are masked and attributes are those that say how it looks, whatever recorded it. */
function partThatLeaves(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partThatLeaves)
  if (!isFields(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (name === 'attributes' && isFields(value)) return [name, attributesThatLeave(value)]
      const isText = name === 'textContent' || name === 'text' || name === 'value'
      if (isText && typeof value === 'string') return [name, part['isStyle'] === true ? value : mask(value)]
      return [name, partThatLeaves(value)]
    }),
  )
}

/** Kinds of events of a recording: loaded, a whole page, a change of it, its address. Trails and measurements stay here. */
const recordedKinds: ReadonlySet<unknown> = new Set([0, 1, 2, 3, 4])
const addressKind = 4

function recordingThatLeaves(payload: string, pageOf: PageOf): string {
  const cut = payload.indexOf('\n')
  const events = JSON.parse(payload.slice(cut + 1)) as readonly Fields[]
  const kept = events
    .filter(({ type }) => recordedKinds.has(type))
    .map((event) => {
      const data = event['data']
      if (event['type'] !== addressKind || !isFields(data)) return { ...event, data: partThatLeaves(data) }
      return { ...event, data: { ...pick(data, ['width', 'height']), href: pageOf(String(data['href'])) } }
    })
  return `${payload.slice(0, cut)}\n${JSON.stringify(kept)}`
}

function replayThatLeaves(event: Fields, pageOf: PageOf): Fields {
  const urls = Array.isArray(event['urls']) ? event['urls'].map((url) => pageOf(String(url))) : []
  const names =
    'type replay_id event_id replay_type segment_id timestamp replay_start_timestamp error_ids platform release environment sdk'
  return { ...pick(event, names.split(' ')), urls, trace_ids: [] }
}

/**
 * What may leave the browser of what the error reporter wants to send, item by item: everything that is not named here
 * stays. `address` is where the page stands. Undefined if nothing is left.
 */
export function whatLeaves([header, items]: Envelope, pageOf: PageOf, address: string): Envelope | undefined {
  const kept = items.flatMap(([itemHeader, payload]): (readonly [Fields, unknown])[] => {
    switch (itemHeader['type']) {
      case 'event':
        return [[{ type: 'event' }, eventThatLeaves(payload as Event, pageOf, address)]]
      case 'replay_event':
        return [[{ type: 'replay_event' }, replayThatLeaves(payload as Fields, pageOf)]]
      case 'replay_recording': {
        // Compressed it could not be looked into; it is not, by its setting.
        if (typeof payload !== 'string') return []
        const recording = recordingThatLeaves(payload, pageOf)
        return [[{ type: 'replay_recording', length: new TextEncoder().encode(recording).length }, recording]]
      }
      default:
        return []
    }
  })
  // A recording without its description says nothing, and the other way round.
  const types = kept.map(([{ type }]) => type)
  if (types.length === 0 || types.includes('replay_event') !== types.includes('replay_recording'))
    return undefined
  return [pick(header, ['event_id', 'sent_at', 'sdk']), kept]
}
