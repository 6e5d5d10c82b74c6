import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Faults } from './faults.ts'
import type { TwinEvent } from './store.ts'

export interface MessageOptions {
  readonly secret: string
  /** Where messages go; read at each one. */
  readonly address: () => string | undefined
  readonly nowMs: () => number
  /** Pauses before it is sent again to who did not take it. */
  readonly retriesMs: readonly number[]
}

/** A message as it goes over the wire; a test may send it late, twice or changed. */
export interface WireMessage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

type Signing = Pick<MessageOptions, 'secret' | 'nowMs'>

export function wireMessage({ id, type, created, object }: TwinEvent, signing: Signing): WireMessage {
  const body = {
    id,
    object: 'event',
    api_version: null,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
  return signedMessage(JSON.stringify(body), signing)
}

/** Any text as a message, signed as those of the provider are. */
export function signedMessage(body: string, { secret, nowMs }: Signing): WireMessage {
  const seconds = Math.floor(nowMs() / 1000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${mac}`,
    },
  }
}

/** Sends messages as the provider does: signed, at least once, in no promised order. */
export class Messages {
  readonly #options: MessageOptions
  readonly #faults: Faults
  readonly #ending = new AbortController()
  readonly #held: TwinEvent[] = []
  /** Undelivered messages, with the last reply. */
  readonly undelivered: { readonly event: TwinEvent; readonly status: number }[] = []
  /** What is on its way. */
  readonly #flying = new Set<Promise<void>>()
  #caused: Promise<void>[] = []

  constructor(options: MessageOptions, faults: Faults) {
    this.#options = options
    this.#faults = faults
  }

  emit(event: TwinEvent) {
    const { dropped, held, copies } = this.#faults.messages
    if (dropped) return
    if (held) {
      this.#held.push(event)
      return
    }
    for (let copy = 0; copy < copies; copy += 1) this.#send(event)
  }

  #send(event: TwinEvent) {
    const sending = this.#deliver(event)
    this.#flying.add(sending)
    this.#caused.push(sending)
    void sending.finally(() => this.#flying.delete(sending))
  }

  async #deliver(event: TwinEvent) {
    const { delayMs } = this.#faults.messages
    const { signal } = this.#ending
    let status = 0
    try {
      if (delayMs > 0) await wait(delayMs, undefined, { signal })
      for (const pause of [0, ...this.#options.retriesMs]) {
        if (pause > 0) await wait(pause, undefined, { signal })
        status = await this.post(event)
        if (status >= 200 && status < 300) return
      }
    } catch {
      // The twin stops.
    }
    this.undelivered.push({ event, status })
  }

  /** Sends a message once; 0 if nothing answered. */
  async post(event: TwinEvent): Promise<number> {
    const address = this.#options.address()
    if (address === undefined) return 0
    try {
      const reply = await fetch(address, {
        method: 'POST',
        ...wireMessage(event, this.#options),
        signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(10_000)]),
      })
      await reply.body?.cancel()
      return reply.status
    } catch {
      return 0
    }
  }

  /** The messages that were held, for the test to send in its own order. */
  takeHeld(): TwinEvent[] {
    return this.#held.splice(0)
  }

  /** Until the messages caused so far have been taken. */
  async caused() {
    const caused = this.#caused
    this.#caused = []
    await Promise.all(caused)
  }

  async settled() {
    while (this.#flying.size > 0) await Promise.all(this.#flying)
  }

  stop() {
    this.#ending.abort()
  }
}
