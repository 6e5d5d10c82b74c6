import { randomBytes } from 'node:crypto'

/** Where a call belongs among those of other systems (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits, the same in every system that the call goes through. */
  readonly id: string
  /** What is sent on with calls that this one makes: itself as their parent. */
  readonly parent: string
}

/** Names of OpenTelemetry's semantic conventions. None ever holds an address, a name or what was asked. */
export type Attributes = Readonly<Record<string, string | number>>

/** Something that took time: a call, or what a call waited for. */
export interface Span {
  readonly trace: Trace
  /** Tells it as over. `failed`: it did not do what it was for. */
  end(told: { readonly name?: string; readonly attributes?: Attributes; readonly failed?: boolean }): void
  /** Something that this one waits for, from now or from `startedMs` ago (milliseconds) on. */
  begin(name: string, attributes: Attributes, startedMs?: number): Span
}

/** Sends spans to where they are looked at (`gateways/traces`). */
export interface Tracer {
  beginCall(trace: Trace | undefined): Span
  close(): Promise<void>
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const none = /^0+$/

/** The trace that a proxy or a caller began (`traceparent`); undefined of one that is not well formed. */
export function givenTrace(header: string | readonly string[] | undefined): Trace | undefined {
  const [whole = '', id = '0', parent = '0'] = traceparent.exec(String(header)) ?? []
  return none.test(id) || none.test(parent) ? undefined : { id, parent: whole }
}

/** A span that is told to nobody: it only says on which trace the call is. */
function untold(given: Trace | undefined, requestId: string): Span {
  const id = given?.id ?? requestId.replaceAll('-', '')
  const flags = given?.parent.slice(-2) ?? '00'
  const trace = { id, parent: `00-${id}-${randomBytes(8).toString('hex')}-${flags}` }
  const span: Span = { trace, end: () => undefined, begin: () => span }
  return span
}

let tracer: Tracer | undefined

/** Has every call of this process traced from now on; undefined ends that. */
export function traceWith(to: Tracer | undefined): void {
  tracer = to
}

/** Whether spans go anywhere: what only they need is not worked out otherwise. */
export function isTraced(): boolean {
  return tracer !== undefined
}

/** The span of a call that comes in. */
export function beginSpan(header: string | readonly string[] | undefined, requestId: string): Span {
  const given = givenTrace(header)
  return tracer?.beginCall(given) ?? untold(given, requestId)
}
