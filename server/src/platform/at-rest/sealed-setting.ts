import { seal, unseal } from './seal.ts'
import { asSealed, asStored } from './sealed.ts'

/** The value of a row of `server_setting` that is a secret, as it is stored. */
export function sealSetting(key: string, value: string): string {
  return asStored(seal('server_setting.value', { key }, value))
}

/** Throws SealedError. */
export function openSetting({ key, value }: { readonly key: string; readonly value: string }): string {
  return unseal('server_setting.value', { key }, asSealed(value))
}
