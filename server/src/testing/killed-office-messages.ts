import type { PoolConfig } from 'pg'
import type { FailPoint } from '../platform/fail-point.ts'

/** What a server that is going to be killed is given when it starts. */
export interface OfficeAsked {
  readonly connection: PoolConfig
  readonly nowMs: number
  /** Where files that are sent lie. */
  readonly files?: string
  readonly point: FailPoint
  /** At which passing of the point it happens. */
  readonly times: number
  /** It kills itself with SIGKILL, or sends that it reached the point and waits for any message. */
  readonly how: 'die' | 'wait'
  /** Takes cards, by the provider's twin. */
  readonly payments?: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly apiAddress: string
  }
  /** Delivers what is due instead of serving calls. */
  readonly deliver?: {
    readonly smtp: string
    readonly retailer: { readonly address: string; readonly secret: string }
  }
}

/** What it sends to the test. */
export type OfficeMessage =
  | { readonly port: number }
  | { readonly reached: FailPoint }
  | { readonly done: true }
