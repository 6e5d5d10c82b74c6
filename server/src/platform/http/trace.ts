import { randomBytes } from 'node:crypto'

/** Where a call belongs among those of other systems (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits, the same in every system that the call goes through. */
  readonly id: string
  /** What is sent on with calls that this one makes: itself as their parent. */
  readonly parent: string
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const none = /^0+$/

/** The trace that a proxy or a caller began (`traceparent`); one that is not well formed is none, and the call begins its own. */
export function traceOf(header: string | readonly string[] | undefined, requestId: string): Trace {
  const [, given = '0', parent = '0', flags = '00'] = traceparent.exec(String(header)) ?? []
  const isTaken = !none.test(given) && !none.test(parent)
  const id = isTaken ? given : requestId.replaceAll('-', '')
  return { id, parent: `00-${id}-${randomBytes(8).toString('hex')}-${isTaken ? flags : '00'}` }
}
