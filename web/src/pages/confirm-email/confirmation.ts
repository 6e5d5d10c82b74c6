import { takeFromAddress } from '../../site/address-bar.ts'

/** The token of a link that confirms a new e-mail address, until it has been used. */
let waiting: string | undefined

/** Takes `?email_token=` out of the address bar. */
export const takeConfirmation = (): void => {
  waiting = takeFromAddress('email_token')
}

export const waitingConfirmation = (): string | undefined => waiting

export const dropConfirmation = (): void => {
  waiting = undefined
}
