import { takeFromAddress } from '../../site/address-bar.ts'

/** The token of a link that confirms a new e-mail address, until it has been used. */
let waiting: string | undefined

/** Takes `?email_token=` out of the address bar. */
export function takeConfirmation(): void {
  waiting = takeFromAddress('email_token')
}

export function waitingConfirmation(): string | undefined {
  return waiting
}

export function dropConfirmation(): void {
  waiting = undefined
}
