import { takeFromAddress } from '../../site/address-bar.ts'

/** The one-time token an address brought, until it is exchanged or turned down. */
let waiting: string | undefined

/** Takes `?token=` out of the address bar. */
export function takeHandOff(): void {
  waiting = takeFromAddress('token')
}

export function waitingHandOff(): string | undefined {
  return waiting
}

export function dropHandOff(): void {
  waiting = undefined
}
