import * as contract from '@endoll/api/geography.ts'
import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import { streetTypes } from '@endoll/domain/identity/street-types.ts'
import { notFound } from '../../platform/http/failure.ts'
import { implement } from '../../platform/http/implement.ts'
import { gazetteer, type Municipality, type Province } from './gazetteer.ts'
import { citiesOfPostalCode } from './queries.ts'

function cityOf({ ine, name }: Municipality) {
  return { city: name, ine }
}

/** In which of their two languages provinces are named to readers of a language. */
const provinceNames: Readonly<Record<Language, 'es' | 'ca'>> = { es: 'es', ca: 'ca', en: 'es' }

function stateOf(province: Province, locale: Locale) {
  return { id: province.code, name: province[provinceNames[languageOf(locale)]] }
}

export function geographyRoutes() {
  return implement('geography', contract, {
    getZipcode: async ({ params, locale }) => {
      const { provinces } = await gazetteer()
      const cities = (await citiesOfPostalCode(params.zip)).flatMap((municipality) => {
        const province = provinces.get(municipality.ine.slice(0, 2))
        return province ? [{ city: cityOf(municipality), state: stateOf(province, locale) }] : []
      })
      return { zipcode: params.zip, cities }
    },

    getProvince: async ({ params, locale }) => {
      const { provinces, byProvince } = await gazetteer()
      const province = provinces.get(params.ine)
      if (!province) throw notFound()
      return { ...stateOf(province, locale), cities: (byProvince.get(params.ine) ?? []).map(cityOf) }
    },

    listStreetTypes: async ({ locale }) =>
      streetTypes.map(({ code, names }) => ({ id: code, name: names[languageOf(locale)] })),
  })
}
