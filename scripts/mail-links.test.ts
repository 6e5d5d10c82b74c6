// Mails and pages of prices lead to pages that there are, though the server may not import the browser's paths.
import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { pricePages } from '@endoll/api/price-pages.ts'
import { texts } from '../server/src/texts.ts'
import { matchPath, routes } from '../web/src/site/paths.ts'

it.each(languages)('mails in %s lead to the pages of the site', (language) => {
  expect(`${texts[language].pages.request}$id`).toBe(routes.request[language])
  expect(texts[language].pages.invoices).toBe(routes.invoices[language])
  expect(`${texts[language].pages.invoices}/$id`).toBe(routes.invoice[language])
  expect(texts[language].pages.pay).toBe(routes.payLink[language])
  expect(texts[language].pages.callBack).toBe(routes.callBack[language])
  expect(texts[language].pages.newHolder).toBe(routes.newHolder[language])
  expect(texts[language].pages.password).toBe(routes.resetPassword[language])
  expect(`${texts[language].pages.signContract}$id`).toBe(routes.signContract[language])
  expect(texts[language].pages.notifications).toBe(routes.notifications[language])
  expect(texts[language].pages.newContract).toEqual({
    electricity: routes.newElectricityContract[language],
    gas: routes.newGasContract[language],
    dual: routes.newDualContract[language],
  })
  expect(texts[language].pages.withdraw).toBe(`${routes.viewContracts[language]}?function=withdrawal`)
  expect(texts[language].pages.profile).toBe(routes.profile[language])
})

it.each(languages)(
  'pages of prices in %s lead to the pages of the site, and stand in the way of none',
  (language) => {
    const { paths } = texts[language].prices
    expect(paths.electricity).toBe(routes.newElectricityContract[language])
    expect(paths.gas).toBe(routes.newGasContract[language])
    expect(paths.change).toBe(routes.viewContracts[language])
    expect(paths.compareElectricity).toBe(routes.priceComparator[language])
    expect(paths.compareGas).toBe(routes.gasPriceComparator[language])
    expect(matchPath(pricePages[language])).toBeUndefined()
    expect(matchPath(`${pricePages[language]}/CODE`)).toBeUndefined()
  },
)
