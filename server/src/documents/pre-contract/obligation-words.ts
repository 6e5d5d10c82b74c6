/** What a contract is for, as it is said above the act that obliges to pay; `powers` empty of gas. */
export interface ObligationWhat {
  readonly kind: 'electricity' | 'gas'
  readonly product: string
  readonly tariff: string
  readonly powers: string
  readonly cups: string
}

/** What it costs, in words. */
export interface ObligationPrice {
  readonly year: string
  readonly month: string
  readonly from: string
  readonly to: string
}
