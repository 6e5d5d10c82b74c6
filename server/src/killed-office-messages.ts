import type { PoolConfig } from 'pg'
import type { FailPoint } from './platform/fail-point.ts'

/** What a server that is going to be killed is told when it starts. */
export interface OfficeAsked {
  readonly connection: PoolConfig
  readonly nowMs: number
  readonly point: FailPoint
  /** At which passing of the point it happens. */
  readonly times: number
  /** It ends itself with SIGKILL, or tells that it is there and waits for any message. */
  readonly how: 'die' | 'wait'
  /** Delivers what is due instead of answering calls. */
  readonly deliver?: {
    readonly smtp: string
    readonly retailer: { readonly address: string; readonly secret: string }
  }
}

/** What it says. */
export type OfficeTold = { readonly port: number } | { readonly reached: FailPoint } | { readonly done: true }
