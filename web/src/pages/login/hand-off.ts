import { addressSecret } from '../../site/address-bar.ts'

/** The one-time token of `?token=`, which signs a customer in who comes from another page of the retailer. */
export const handOff = addressSecret('token')
