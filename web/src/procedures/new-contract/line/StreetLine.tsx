import { readStreetLine, streetTypeLanguage } from '@endoll/domain/identity/street-line.ts'
import { findStreetType } from '@endoll/domain/identity/street-types.ts'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { StreetFields } from '../../../form/address/AddressFields.tsx'
import type { TypedAddress } from '../../../form/address/typed-address.ts'
import { useSite } from '../../../site/site.tsx'
import { OneLine } from './OneLine.tsx'

export const streetParts = ['tv', 'nv', 'pnp', 'bq', 'es', 'pt', 'pu', 'aclarador', 'ref_catastral'] as const

/** The street of the supply in one line. */
export function StreetLine() {
  const t = useTranslations('new-contract.line')
  const address = useTranslations('address')
  const home = useTranslations('new-contract.home')
  const { language } = useSite()
  const { watch } = useFormContext<TypedAddress & { streetLine: string }>()
  const [tv, nv, pnp, bq, es, pt, pu, note] = watch(streetParts)
  // Nobody writes a street of here in English, and it keeps the words in which it was typed.
  const written = streetTypeLanguage(watch('streetLine') ?? '') ?? (language === 'ca' ? 'ca' : 'es')
  const named = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`])
  const said = [
    ...(tv === '' ? [t('noType')] : []),
    `${findStreetType(tv)?.names[written] ?? ''} ${nv}`.trim(),
    ...(pnp === '' ? [t('noNumber')] : named(t('number'), pnp)),
    ...named(address('block'), bq),
    ...named(address('stairs'), es),
    ...named(address('floor'), pt),
    ...named(address('door'), pu),
    ...named(address('note'), note),
  ].join(' · ')
  return (
    <OneLine
      name="streetLine"
      label={t('street')}
      hint={t('streetHint')}
      autoComplete="address-line1"
      parts={streetParts}
      read={readStreetLine}
      said={said}
    >
      <fieldset className="new-contract-part">
        <legend>{home('address')}</legend>
        <StreetFields />
      </fieldset>
    </OneLine>
  )
}
