import { takeFromAddress } from '../../site/address-bar.ts'

/** The one-time token an address brought, until it is exchanged or turned down. */
let waiting: string | undefined

/** Takes `?token=` out of the address bar. */
export const takeHandOff = (): void => {
  waiting = takeFromAddress('token')
}

export const waitingHandOff = (): string | undefined => waiting

export const dropHandOff = (): void => {
  waiting = undefined
}
