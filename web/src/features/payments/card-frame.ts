import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** What the frame with the provider's card fields says (web/public/card-fields.js). */
type Said =
  | { readonly what: 'here' | 'ready' | 'failed' | 'acted' }
  | { readonly what: 'height'; readonly px: number }
  | { readonly what: 'token'; readonly token: string }
  | { readonly what: 'refused'; readonly message: string }

/** What the browser got for a card, or why it got nothing. */
export type CardTaken = { readonly token: string } | { readonly refused: string }

export interface CardFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly fields: 'loading' | 'ready' | 'failed'
  readonly heightPx: number
  readonly takeCard: () => Promise<CardTaken>
  /** Has the customer answer the bank; what came of it only the server knows. */
  readonly askBank: (clientSecret: string) => Promise<void>
}

/** Lower than this the fields would be cut while they load. */
const leastPx = 170

function isSaid(data: unknown): data is Said {
  return typeof data === 'object' && data !== null && 'card' in data && 'what' in data
}

/** Talks to the card fields in their frame, which has our origin; other messages are ignored. */
export function useCardFrame(amountCents: number): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef<(said: Said) => void>(() => undefined)
  const [fields, setFields] = useState<CardFrame['fields']>('loading')
  const [heightPx, setHeightPx] = useState(leastPx)

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const own = origin === location.origin && source === frame.current?.contentWindow
      if (!own || !isSaid(data)) return
      if (data.what === 'here') {
        // Also created again after a payment that was under way.
        setFields('loading')
        post(frame, { what: 'start', amountCents })
      } else if (data.what === 'height') setHeightPx(Math.max(leastPx, Math.min(data.px, 900)))
      else if (data.what === 'ready') setFields('ready')
      else answer.current(data)
      if (data.what === 'failed') setFields((before) => (before === 'loading' ? 'failed' : before))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [amountCents])

  const ask = (asked: object) =>
    new Promise<Said>((resolve) => {
      answer.current = resolve
      post(frame, asked)
    })
  return {
    frame,
    fields,
    heightPx,
    async takeCard() {
      const said = await ask({ what: 'pay' })
      if (said.what === 'token') return { token: said.token }
      return { refused: said.what === 'refused' ? said.message : '' }
    },
    async askBank(clientSecret) {
      await ask({ what: 'act', clientSecret })
    },
  }
}

function post(frame: RefObject<HTMLIFrameElement | null>, message: object) {
  frame.current?.contentWindow?.postMessage({ card: true, ...message }, location.origin)
}
