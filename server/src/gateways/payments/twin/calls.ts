import { createHash } from 'node:crypto'
import { findCard } from './cards.ts'
import type { CallName } from './faults.ts'
import { recordOf, textOf, type FormValue } from './form.ts'
import { noSuch, TwinApiError, wrong, type Money } from './money.ts'
import { chargeObject, intentObject, newId, type TwinIntent, type TwinStore } from './store.ts'

export interface TwinCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: Record<string, FormValue>
  /** The body as it came: the same key must come with the same one. */
  readonly body: string
  readonly key: string | undefined
}

export interface TwinReply {
  readonly status: number
  readonly body: object
}

export function callName({ method, path }: Pick<TwinCall, 'method' | 'path'>): CallName {
  if (method === 'POST' && path === '/v1/payment_intents') return 'open'
  if (method === 'POST' && path.endsWith('/confirm')) return 'confirm'
  if (method === 'POST' && path.endsWith('/cancel')) return 'cancel'
  if (method === 'POST' && path === '/v1/refunds') return 'refund'
  if (method === 'GET' && path.startsWith('/v1/payment_intents/')) return 'read'
  return 'other'
}

/** A page of a list as the API gives it: newest first, after the one named by `starting_after`. */
function pageOf(url: string, all: readonly { readonly id: string }[], query: URLSearchParams) {
  const limit = Math.min(100, Number(query.get('limit') ?? 10))
  const after = query.get('starting_after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  return {
    object: 'list',
    url,
    has_more: all.length > start + limit,
    data: all.slice(start, start + limit),
  }
}

function within(created: number, query: URLSearchParams) {
  return (
    created >= Number(query.get('created[gte]') ?? 0) &&
    created < Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY)
  )
}

/** The payment with its method as a whole, as it is asked for with `expand`. */
function withMethod(intent: TwinIntent) {
  const { method, methodType } = intent
  return {
    ...intentObject(intent),
    payment_method: method === undefined ? null : { id: method, object: 'payment_method', type: methodType },
  }
}

/** The provider's API, as far as it is used here. */
export function answerCall(store: TwinStore, money: Money, call: TwinCall): object {
  const { method, path, form, query } = call
  const [, , resource = '', id, verb] = path.split('/')
  if (method === 'GET') return answerRead(store, money, { resource, id, path, query })
  switch (`${resource}${verb === undefined ? '' : `/${verb}`}`) {
    case 'payment_intents': {
      const amount = Number(textOf(form['amount']))
      if (!Number.isSafeInteger(amount) || amount < 1) {
        throw wrong('Invalid integer: amount', { param: 'amount', code: 'parameter_invalid_integer' })
      }
      const currency = textOf(form['currency']) ?? ''
      if (currency !== 'eur') throw wrong(`Invalid currency: ${currency}`, { param: 'currency' })
      const types = Object.values(recordOf(form['allowed_payment_method_types']))
      return intentObject(money.open({ amount, currency, metadata: recordOf(form['metadata']), types }))
    }
    case 'payment_intents/confirm': {
      const given = textOf(form['payment_method']) ?? textOf(form['confirmation_token'])
      if (given === undefined) throw wrong('You must provide a payment method.')
      return withMethod(money.confirm(money.find(id ?? ''), given))
    }
    case 'payment_intents/cancel':
      return intentObject(money.cancel(money.find(id ?? '')))
    case 'payment_methods':
      return takeCard(store, 'pm', recordOf(form['card'])['number'] ?? '')
    case 'refunds': {
      const intent = money.find(textOf(form['payment_intent']) ?? '')
      const amount = Number(textOf(form['amount']) ?? intent.amount)
      return money.refund(intent, amount, recordOf(form['metadata']))
    }
    default:
      throw noSuch('resource', path)
  }
}

/** What the browser gets for a card; the number stays here. */
export function takeCard(store: TwinStore, prefix: 'pm' | 'ctoken', number: string): object {
  const card = findCard(number)
  if (!card) {
    throw new TwinApiError(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    })
  }
  const id = newId(prefix)
  store.methods.set(id, card)
  return { id, object: prefix === 'pm' ? 'payment_method' : 'confirmation_token', livemode: false }
}

function answerRead(
  store: TwinStore,
  money: Money,
  asked: { resource: string; id: string | undefined; path: string; query: URLSearchParams },
): object {
  const { resource, id, path, query } = asked
  const newest = <T extends { created: number }>(all: Iterable<T>) =>
    [...all].filter(({ created }) => within(created, query)).toReversed()
  if (resource === 'payment_intents' && id !== undefined) return withMethod(money.find(id))
  if (resource === 'payment_intents') {
    const whole = [...query].some(
      ([name, value]) => name.startsWith('expand') && value === 'data.latest_charge',
    )
    const intents = newest<TwinIntent>(store.intents.values()).map((intent) => ({
      ...intentObject(intent),
      ...(whole && { latest_charge: intent.charge ? chargeObject(intent.charge) : null }),
    }))
    return pageOf(path, intents, query)
  }
  if (resource === 'refunds') {
    const of = query.get('payment_intent')
    return pageOf(
      path,
      store.refunds.filter(({ payment_intent }) => payment_intent === of),
      query,
    )
  }
  if (resource === 'events') {
    const types = [...query].flatMap(([name, value]) => (name.startsWith('types') ? [value] : []))
    const asked = store.events.filter(({ type }) => types.length === 0 || types.includes(type))
    const events = newest(asked).map(({ object, ...event }) => ({
      ...event,
      object: 'event',
      data: { object },
      livemode: false,
    }))
    return pageOf(path, events, query)
  }
  throw noSuch('resource', path)
}

/** Whether the call was wrong in itself, so that nothing was begun. */
function wasRefusedBefore({ status, body }: TwinReply) {
  const { error } = body as { error?: { code?: string } }
  return (status === 400 || status === 404) && error?.code !== 'payment_intent_unexpected_state'
}

/**
 * Keys of calls as the provider keeps them: the first reply is kept once the work has begun, 500s included; what is
 * refused before keeps no key. The same key with other parameters is an error, and so is one that is being worked on.
 */
export class Keys {
  readonly #known = new Map<string, { readonly print: string; reply: TwinReply | undefined }>()

  run(call: TwinCall, work: () => TwinReply): TwinReply {
    const { key } = call
    if (key === undefined) return work()
    const print = createHash('sha256').update(`${call.method} ${call.path}\n${call.body}`).digest('hex')
    const known = this.#known.get(key)
    if (known) {
      if (known.print !== print) {
        throw new TwinApiError(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      }
      if (known.reply === undefined) {
        throw new TwinApiError(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this key.',
        })
      }
      return known.reply
    }
    const entry: { print: string; reply: TwinReply | undefined } = { print, reply: undefined }
    this.#known.set(key, entry)
    entry.reply = work()
    if (wasRefusedBefore(entry.reply)) this.#known.delete(key)
    return entry.reply
  }

  /** Stores the reply under the key for good. */
  keep(call: TwinCall, reply: TwinReply) {
    const print = createHash('sha256').update(`${call.method} ${call.path}\n${call.body}`).digest('hex')
    if (call.key !== undefined) this.#known.set(call.key, { print, reply })
  }
}
