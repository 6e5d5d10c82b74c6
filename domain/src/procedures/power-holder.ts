import { parseNif } from '../identity/nif.ts'

/** Who holds a contract, as far as the relief of 2026 asks. Self-employment (RETA) has to be proved by the applicant. */
export type PowerHolder = 'firm' | 'self_employed' | 'other'

/** A company by its NIF; whether a person is self-employed it does not say. */
export function holderByNif(text: string): PowerHolder {
  const nif = parseNif(text)
  return nif.ok && nif.kind === 'company' ? 'firm' : 'other'
}

/** Who a holder is who may have said to be self-employed; a firm stays one. */
export function holderWhoSays(text: string, selfEmployed: boolean): PowerHolder {
  const holder = holderByNif(text)
  return selfEmployed && holder === 'other' ? 'self_employed' : holder
}
