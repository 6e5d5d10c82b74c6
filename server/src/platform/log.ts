import { format } from 'node:util'
import { pino, type DestinationStream, type Level, type Logger } from 'pino'
import { redact } from '@endoll/domain/identity/redact.ts'

/** An error as the log writes it: what names a person is out of every text already. */
export interface LoggedError {
  /** The program's message. */
  readonly text: string
  /** Kind, message and lines of the stack, of the error and of what caused it. */
  readonly error?: DescribedError
  /** The closed list of the log: route, request, job, table… */
  readonly fields: Readonly<Record<string, string | number>>
  /** From where the call came that caused it, to count by: it is neither written nor told. */
  readonly network?: string
}

export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: readonly string[]
  readonly cause?: DescribedError
}

/** The only fields that reach a log, by kind. All others are dropped, so a body cannot slip in. */
const TEXT_FIELDS = new Set(
  'requestId reqId method route module code job step file table constraint outcome account version language'.split(
    ' ',
  ),
)
const NUMBER_FIELDS = new Set('status durationMs count port bytes attempt line queued event'.split(' '))

/** What a line may be given beside its text, `network` for the count of errors alone; anything else is dropped without a word. */
export const loggedFields: ReadonlySet<string> = new Set([
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  'trace',
  'customer',
  'err',
  'network',
])

/** Of a call: its trace (W3C), and its customer as a keyed hash (`name-in-log.ts`). Nothing but hexadecimal digits passes. */
const HASHES: Readonly<Record<string, RegExp>> = {
  trace: /^[0-9a-f]{32}$/,
  customer: /^[0-9a-f]{16}$/,
}

const TEXT_LIMIT = 300

export type LogLevel = Exclude<Level, 'fatal' | 'trace'> | 'silent'

/**
 * The server's log: one JSON line per event, to standard output. Personal data stays out by two gates: a
 * closed list of fields, and patterns over every text that remains, messages and errors included.
 */
export function createLogger(options: {
  level: LogLevel
  destination?: DestinationStream
  /** Hears of every error that is written, clean as it is written. */
  onError?: (logged: LoggedError) => void
}): Logger {
  const destination = options.destination ?? pino.destination({ dest: 1, sync: true })
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: allowed,
      },
      hooks: {
        // pino would take an error's own message as the line's, past the field gate.
        logMethod([first, ...rest], method, level) {
          const fields = first instanceof Error ? { err: first } : first
          const isObject = typeof fields === 'object' && fields !== null
          const text = clean(format(...(isObject ? rest : [fields, ...rest]))) || 'error'
          if (level >= logger.levels.values['error']!)
            options.onError?.(loggedError(text, isObject ? fields : {}))
          if (isObject) method.apply(this, [fields, text])
          else method.apply(this, [text])
        },
      },
    },
    destination,
  )
  // pino formats the bindings of the root only; every child inherits this one.
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the logger it is asked on
  const { child } = logger
  logger.child = function (this: Logger, bindings, childOptions) {
    return child.call(this, allowed(bindings), childOptions)
  } as typeof child
  return logger
}

function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    if (TEXT_FIELDS.has(key) && typeof value === 'string') kept[key] = clean(value)
    else if (Object.hasOwn(HASHES, key) && HASHES[key]!.test(String(value))) kept[key] = value
    else if (NUMBER_FIELDS.has(key) && typeof value === 'number') kept[key] = value
    // Under another key, because pino's own serializer of `err` would take the description for an Error.
    else if (value instanceof Error) kept['error'] = describeError(value)
  }
  return kept
}

function loggedError(text: string, fields: object): LoggedError {
  const { error, ...named } = allowed(fields as Record<string, unknown>) as {
    readonly error?: DescribedError
  } & Record<string, string | number>
  const { network } = fields as { network?: unknown }
  return { text, fields: named, ...(error && { error }), ...(typeof network === 'string' && { network }) }
}

/** Never the error's other properties: a database error, for one, carries the whole row in `detail`. */
function describeError(error: Error, depth = 0): DescribedError {
  const { code, constraint, table } = error as Error & Record<string, unknown>
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    // PostgreSQL's data errors (class 22) quote the value that was refused.
    message: /^22\w{3}$/.test(String(code)) ? 'a value was refused' : clean(error.message),
    ...allowed({ code, constraint, table }),
    stack: frames.slice(0, 12).map((line) => clean(line.trim())),
    ...(error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** Redacted before it is cut: half an IBAN would pass the patterns. */
function clean(text: string): string {
  const safe = redact(text.replaceAll(/\?[^\s"']*=[^\s"']*/g, '?…'))
  return safe.length > TEXT_LIMIT ? `${safe.slice(0, TEXT_LIMIT)}…` : safe
}
