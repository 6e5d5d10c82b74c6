import { parseCups } from '@endoll/domain/identity/cups.ts'
import type { UseFormReturn } from 'react-hook-form'
import { municipalityValues, type TypedAddress } from '../../../form/address/typed-address.ts'
import type { FillReport } from '../../../form/bill-reading/BillReader.tsx'
import type { FilledFields } from '../../../form/bill-reading/filled-fields.ts'
import type { HomeValues } from '../steps/HomeStep.tsx'

type HomeForm = Pick<UseFormReturn<HomeValues>, 'getValues' | 'setValue'>

function isSameSupply(one: string, other: string): boolean {
  const [a, b] = [parseCups(one), parseCups(other)]
  return a.ok && b.ok && a.cups20 === b.cups20
}

/** Puts what a bill says into the fields of the home; what is right already stays as it was typed. */
export function fillHome(
  { getValues, setValue }: HomeForm,
  { cups, postalCode, comerOrigin }: FilledFields,
  retailers: readonly { readonly id: number; readonly name: string }[] = [],
): FillReport['replaced'] {
  const typed = { cups: getValues('cups').trim(), postalCode: getValues('zipcode').trim() }
  const replaced: { field: 'cups' | 'postalCode' | 'comerOrigin'; was: string }[] = []
  if (cups !== undefined && !isSameSupply(typed.cups, cups)) {
    if (typed.cups !== '') replaced.push({ field: 'cups', was: typed.cups })
    setValue('cups', cups, { shouldValidate: true })
  }
  const retailer = retailers.find(({ id }) => String(id) === comerOrigin)
  if (retailer && comerOrigin !== undefined && getValues('comerOrigin') !== comerOrigin) {
    if (getValues('comerOrigin') !== '')
      replaced.push({ field: 'comerOrigin', was: getValues('comerOriginName') })
    setValue('comerOriginName', retailer.name)
    setValue('comerOrigin', comerOrigin)
  }
  if (postalCode !== undefined && typed.postalCode !== postalCode) {
    if (typed.postalCode !== '') replaced.push({ field: 'postalCode', was: typed.postalCode })
    setValue('zipcode', postalCode)
    // The municipality is one of the postal code.
    for (const [name, value] of Object.entries(municipalityValues(undefined)))
      setValue(name as keyof TypedAddress, value)
  }
  return replaced
}
