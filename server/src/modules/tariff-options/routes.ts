import * as contract from '@endoll/api/tariff-options.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import type { Caller } from '../../platform/http/implement.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { previewTariffOption } from './preview.ts'
import { getTariffOption } from './queries.ts'

interface Asking {
  readonly caller: Caller
  readonly params: { readonly id: string }
  readonly locale: Locale
}

export function tariffOptionsRoutes(services: Services) {
  const read = <Option extends TariffOption>(option: Option) => {
    const get = ({ caller, params: { id }, locale }: Asking) =>
      getTariffOption(services, caller, { option, id, locale })
    return {
      chosen: async (asking: Asking) => (await get(asking)).chosen,
      available: async (asking: Asking) => (await get(asking)).available,
    }
  }
  const [doubleTariff, happyHours, happyDay] = [read('double_tariff'), read('happy_hours'), read('happy_day')]
  return implement('tariff-options', contract, {
    getDoubleTariff: doubleTariff.chosen,
    listAvailableDoubleTariffs: doubleTariff.available,
    getHappyHours: happyHours.chosen,
    listAvailableHappyHours: happyHours.available,
    getHappyDay: happyDay.chosen,
    listAvailableHappyDays: happyDay.available,
    previewTariffOption: ({ caller, params, query }) =>
      previewTariffOption(services, caller, { ...params, ...query }),
  })
}
