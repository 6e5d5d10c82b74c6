import { CADASTRAL_CHARACTERS } from '@endoll/domain/identity/cadastral-reference.ts'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { FormField, FormSelect } from '../fields.tsx'
import './address.css'
import { MunicipalityField } from './MunicipalityField.tsx'
import { MunicipalitiesStatus } from './MunicipalitiesStatus.tsx'
import { municipalityValues, streetTypeLists, type TypedAddress } from './typed-address.ts'
import { useMunicipalities } from './use-municipalities.ts'

/**
 * The fields of an address, inside a HookForm whose values hold a TypedAddress. The municipality follows the postal
 * code, the province the municipality.
 */
export function AddressFields() {
  const t = useTranslations('address')
  const types = streetTypeLists(useSite().language)
  const { register, watch, setValue } = useFormContext<TypedAddress>()
  const municipalities = useMunicipalities(watch('zipcode'))
  const optional = t('optional')
  const forgetMunicipality = () => {
    for (const [name, value] of Object.entries(municipalityValues(undefined)))
      setValue(name as keyof TypedAddress, value)
  }
  const part = (name: 'bq' | 'es' | 'pt' | 'pu', label: string) => (
    <FormField {...register(name)} label={label} optional={optional} autoComplete="off" />
  )
  return (
    <div className="address">
      <div className="address-row">
        <FormField
          {...register('zipcode', { onChange: forgetMunicipality })}
          label={t('zipcode')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <MunicipalityField municipalities={municipalities} />
      </div>
      <MunicipalitiesStatus municipalities={municipalities} state={watch('state')} />
      <div className="address-row" data-three="">
        <FormSelect
          {...register('tv')}
          label={t('streetType')}
          placeholder={t('choose')}
          options={[
            ...types.common.map(({ code, name }) => ({ value: code, label: name })),
            { value: '-', label: t('otherTypes'), disabled: true },
            ...types.others.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <FormField {...register('nv')} label={t('street')} autoComplete="address-line1" />
        <FormField {...register('pnp')} label={t('number')} autoComplete="off" />
      </div>
      <div className="address-parts">
        {part('bq', t('block'))}
        {part('es', t('stairs'))}
        {part('pt', t('floor'))}
        {part('pu', t('door'))}
      </div>
      <FormField {...register('aclarador')} label={t('note')} optional={optional} autoComplete="off" />
      <FormField
        {...register('ref_catastral')}
        label={t('cadastral')}
        hint={t('cadastralHint', { characters: CADASTRAL_CHARACTERS })}
        optional={optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  )
}
