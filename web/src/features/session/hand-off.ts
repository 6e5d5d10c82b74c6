import { addressSecret } from '../../site/address-bar.ts'

/** What came in the address to sign a customer in who comes from another page of the retailer. */
export type Waiting =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'client'; readonly clientId: string; readonly secret: string }

const token = addressSecret('token')
const clientId = addressSecret('id_client')
const secret = addressSecret('secret')

/** The one-time token of `?token=`, or the client id and its secret of `?id_client=&secret=`. */
export const handOff = {
  waiting: (): Waiting | undefined => {
    const waits = { token: token.waiting(), clientId: clientId.waiting(), secret: secret.waiting() }
    if (waits.clientId !== undefined && waits.secret !== undefined)
      return { kind: 'client', clientId: waits.clientId, secret: waits.secret }
    return waits.token === undefined ? undefined : { kind: 'token', token: waits.token }
  },
  drop: (): void => {
    for (const one of [token, clientId, secret]) one.drop()
  },
}
