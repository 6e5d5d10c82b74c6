// Every change of a contract by keyboard, and what is heard of it. `ENDOLL_TRANSCRIPTS=1` writes what docs/accessibility
// keeps; a new change does not compile until it stands here.
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { cheapHours, deliver } from '../contract-page.ts'
import { atAddress, expect, test } from '../fixtures.ts'
import { linkIn } from '../mail-links.ts'
import { account, dni, importOffers } from '../new-contract-page.ts'
import { readAloud } from '../reading.ts'
import { changeOf, codeFor, madeRequest, next, referenceOn, send } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { act, choice, field, goOn, sends, signs, wrong, type Change } from './steps.ts'

test.use({ deployment: atAddress })

const changes: Readonly<Record<ContractChangeName, Change>> = {
  power: {
    file: 'power',
    title: 'Another power, until it is signed',
    hear: async ({ page, office, customer, contract, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('powChange', contract))
      await reading.type(page.getByLabel('Potencia en P1'), '0')
      await reading.press('Enter')
      await reading.type(page.getByLabel('Potencia en P1'), '5,7')
      await reading.type(page.getByLabel('Potencia en P2'), '5,7')
      await reading.press('Enter')
      await reading.type(field(page, 'Teléfono'), '612 345 678')
      await reading.press('Enter')
      await sends(reading, page)
      await reading.type(page.getByLabel('Código'), '000000')
      await reading.press('Enter', wrong(page))
      await signs(reading, page, await codeFor(office, customer.email))
      return reading
    },
  },
  iban: {
    file: 'account',
    title: 'Another bank account',
    hear: async ({ page, contract, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('ibanChange', contract))
      await reading.type(page.getByLabel('IBAN'), 'ES00 1234')
      await reading.press('Enter')
      await reading.type(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00')
      await reading.tick(page.getByRole('checkbox'))
      await goOn(reading, page)
      await reading.use(send(page), madeRequest(page))
      return reading
    },
  },
  notification_address: {
    file: 'address',
    title: 'Another address for letters, until it is sent',
    contracts: [flat(), flat({ street: 'Calle de la Luna 5', city: 'Terrassa', postalCode: '08221' })],
    hear: async ({ page, contract, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('notifAddrChange', contract))
      await reading.choose(page.getByLabel('A una dirección nueva'))
      await goOn(reading, page)
      await goOn(reading, page)
      await reading.type(page.getByLabel('Código postal'), '08500')
      await expect(page.getByLabel('Municipio', { exact: true })).toHaveValue('08298')
      await reading.type(page.getByLabel('Tipo de vía'), 'Calle')
      await reading.type(page.getByLabel('Nombre de la vía'), 'Mayor')
      await reading.type(page.getByLabel('Número, o S/N'), '3')
      await goOn(reading, page)
      await reading.type(page.getByLabel('Correo electrónico'), 'cartas@prueba.endoll.test')
      await reading.type(page.getByLabel('Móvil'), '600 111 222')
      await reading.press('Enter')
      await reading.to(send(page))
      return reading
    },
  },
  sips: {
    file: 'sips',
    title: 'The data of a supply are not passed on (SIPS), of several contracts',
    contracts: [flat(), flat()],
    hear: async ({ page, office, customer, contract, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('noCesionSips', contract))
      await reading.choose(choice(page, 'En todos los contratos'))
      await sends(reading, page)
      await signs(reading, page, await codeFor(office, customer.email))
      return reading
    },
  },
  invoice_online: {
    file: 'invoice-online',
    title: 'Bills come online, and on paper again',
    hear: async ({ page, contract, read }) => {
      const reading = await read(page)
      const done = page.getByText('Está en vigor desde el 21 de noviembre de 2026.')
      await reading.open(changeOf('invoiceOnline', contract))
      await reading.use(page.getByRole('button', { name: 'Recibirlas por internet' }), done)
      await reading.open(changeOf('invoiceOnline', contract))
      await reading.use(page.getByRole('button', { name: 'Volver al papel' }), done)
      return reading
    },
  },
  electronic_notification: {
    file: 'electronic-notification',
    title: 'Letters by e-mail',
    hear: async ({ page, contract, customer, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('electronicNotification', contract))
      const mail = field(page, 'Correo electrónico')
      await reading.type(mail, 'cartas')
      await reading.type(page.getByLabel('Móvil'), '12')
      await reading.press('Enter')
      await reading.type(mail, 'buzon@prueba.endoll.test')
      await reading.type(page.getByLabel('Clave actual, para cambiar el correo'), customer.password)
      await reading.type(page.getByLabel('Móvil'), '600 111 222')
      await reading.use(send(page), page.getByRole('heading', { name: 'Falta confirmar la dirección' }))
      await reading.use(page.getByRole('button', { name: 'Volver a enviar el enlace' }))
      return reading
    },
  },
  tariff_options: {
    file: 'tariff-options',
    title: 'Cheap hours',
    contracts: [
      flat({ product: 'Luz con horas a elegir', curves: [{ from: '2026-01-01', to: '2026-11-20' }] }),
    ],
    hear: async ({ page, office, contract, read }) => {
      await deliver(office, cheapHours(contract))
      const reading = await read(page)
      const save = page.getByRole('button', { name: 'Guardar la elección' })
      await reading.open(changeOf('tariffOptions', contract))
      await reading.use(save)
      await reading.press('Shift+Tab')
      await reading.choose(choice(page, '22:00 – 24:00'))
      await reading.choose(choice(page, '13:00 – 15:00'))
      await reading.use(save, page.getByText('Está en vigor desde el 22 de noviembre de 2026.'))
      return reading
    },
  },
  battery: {
    file: 'battery',
    title: 'The share of a virtual battery',
    contracts: [flat(), flat()],
    hear: async ({ page, office, contract, customer, read }) => {
      const battery_name = `BV-${contract.name}`
      const shareOf = (contract_name: string, share_percent: string) => ({
        battery_name,
        contract_name,
        share_percent,
        discounts: 'no_aplicar',
      })
      await deliver(office, {
        'batteries.csv': [{ name: battery_name, type_name: 'De excedentes', description: 'Se guarda.' }],
        'battery-contracts.csv': [shareOf(contract.name, '40'), shareOf(customer.contracts[1]!.name, '35')],
        'battery-movements.csv': [
          {
            battery_name,
            contract_name: contract.name,
            invoice_number: `E-${contract.name}`,
            day: '2026-07-03',
            amount: '84,27',
          },
        ],
      })
      const reading = await read(page)
      const share = page.getByLabel('Porcentaje', { exact: true })
      await reading.open(changeOf('battery', contract))
      await reading.type(share, '250')
      await reading.press('Enter')
      await reading.type(share, '60')
      await reading.use(
        page.getByRole('button', { name: 'Guardar el porcentaje' }),
        page.getByText(/^Está en vigor desde/),
      )
      return reading
    },
  },
  end_supply: {
    file: 'end-supply',
    title: 'The end of a supply',
    hear: async ({ page, office, contract, customer, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('endSupply', contract))
      await reading.choose(choice(page, 'Me cambio de compañía'))
      await goOn(reading, page)
      await reading.choose(choice(page, 'Me mudo y aquí no se queda nadie'))
      await goOn(reading, page)
      const day = page.getByLabel('Último día con suministro')
      await reading.day(day, '2026-11-22')
      await goOn(reading, page)
      await reading.day(day, '2026-12-10')
      await goOn(reading, page)
      await reading.choose(choice(page, 'Como las demás'))
      await goOn(reading, page)
      await reading.type(field(page, 'Teléfono'), '612 345 678')
      await goOn(reading, page)
      await reading.tick(page.getByRole('checkbox', { name: 'Sé que ese día se corta el suministro' }))
      await goOn(reading, page)
      await sends(reading, page)
      await signs(reading, page, await codeFor(office, customer.email))
      return reading
    },
  },
  end_service: {
    file: 'end-service',
    title: 'A service ends that was agreed to be kept for longer',
    hear: async ({ page, office, contract, customer, read }) => {
      const of = { contract_name: contract.name, kind: 'service', start_day: '2026-01-01' }
      await deliver(office, {
        'contract-services.csv': [
          { ...of, name: 'Seguro', price_month: '2,50', stay_last_day: '2027-12-31', penalty: '30' },
          { ...of, name: 'Mantenimiento', price_month: '3,95', stay_last_day: '', penalty: '' },
        ],
      })
      const reading = await read(page)
      await reading.open(changeOf('endService', contract))
      await reading.tick(page.getByRole('checkbox', { name: 'Seguro' }))
      await reading.tick(page.getByRole('checkbox', { name: /^Acepto pagar/ }))
      await reading.use(page.getByRole('button', { name: 'Pedir la baja' }), page.getByLabel('Código'))
      await signs(reading, page, await codeFor(office, customer.email))
      return reading
    },
  },
  change_holder: {
    file: 'change-holder',
    title: 'Another holder: the holder asks and signs',
    hear: async ({ page, office, contract, customer, read, elsewhere }) => {
      const newHolder = `pau.${contract.name}@prueba.endoll.test`
      const reading = await read(page)
      await reading.open(changeOf('changeHolder', contract))
      await reading.choose(choice(page, 'El titular ha fallecido'))
      await goOn(reading, page)
      await reading.choose(choice(page, 'Quien lo alquila'))
      await goOn(reading, page)
      await goOn(reading, page)
      await reading.type(field(page, 'NIF, NIE o CIF'), dni(31_000_000 + Number(contract.name)))
      await reading.type(field(page, 'Nombre y apellidos, o razón social'), 'Pau Soler')
      await reading.type(field(page, 'Correo electrónico'), newHolder)
      await reading.type(field(page, 'Móvil'), '612 345 678')
      await reading.press('Enter', page.getByLabel('Lectura de P1'))
      await reading.type(page.getByLabel('Lectura de P1'), '1.234')
      await goOn(reading, page)
      await reading.type(page.getByLabel('Lectura de P2'), '2345')
      await reading.type(page.getByLabel('Lectura de P3'), '3456')
      await goOn(reading, page)
      await sends(reading, page)
      const after = 'Falta que acepte el nuevo titular.'
      await signs(reading, page, await codeFor(office, customer.email), after)

      const theirs = await elsewhere()
      const answers = await read(theirs)
      await answers.open(await linkIn(office, newHolder, 'holder_token'))
      const accepts = theirs.getByRole('button', { name: 'Aceptar y seguir' })
      await answers.use(accepts)
      await answers.type(field(theirs, 'IBAN'), account)
      await answers.tick(theirs.getByRole('checkbox', { name: 'La cuenta es del nuevo titular' }))
      await answers.tick(theirs.getByRole('checkbox', { name: /^Acepto las condiciones/ }))
      await answers.use(accepts, theirs.getByText('Está aceptado; falta firmar.'))
      await answers.use(theirs.getByRole('button', { name: 'Enviar el código' }), theirs.getByLabel('Código'))
      await expect(theirs.getByLabel('Código')).toBeFocused()
      await answers.type(theirs.getByLabel('Código'), '000000')
      await answers.press('Enter', wrong(theirs))
      await answers.type(theirs.getByLabel('Código'), await codeFor(office, newHolder))
      await answers.use(
        theirs.getByRole('button', { name: act }),
        theirs.getByText('Ya está todo hecho aquí'),
      )
      await answers.end('new-holder', 'Another holder: the new one accepts and signs, without an account')
      return reading
    },
  },
  change_product: {
    file: 'change-product',
    title: 'Another product',
    contracts: [
      flat({ curves: [{ from: '2025-11-01', to: '2026-11-01' }], more: { product_code: 'NC-DAY' } }),
    ],
    hear: async ({ page, office, contract, customer, read }) => {
      const reading = await read(page)
      await reading.open(changeOf('changeProduct', contract))
      await goOn(reading, page)
      await reading.choose(choice(page, 'Luz tranquila'))
      await goOn(reading, page)
      await reading.choose(choice(page, 'Cuanto antes'))
      await goOn(reading, page)
      await reading.use(page.getByRole('button', { name: 'Continuar a la firma' }), page.getByLabel('Código'))
      await reading.type(page.getByLabel('Código'), await codeFor(office, customer.email))
      await reading.use(page.getByRole('button', { name: act }), page.getByText(/^Está enviada/))
      return reading
    },
  },
  withdrawal: {
    file: 'withdrawal',
    title: 'The withdrawal from a change of product',
    contracts: [flat({ more: { product_code: 'NC-DAY' } })],
    hear: async ({ page, office, contract, customer, read, takesEffect }) => {
      await page.goto(changeOf('changeProduct', contract))
      await choice(page, 'Luz tranquila').check({ force: true })
      await next(page).click()
      await choice(page, 'Cuanto antes').check({ force: true })
      await next(page).click()
      await page.getByRole('button', { name: 'Continuar a la firma' }).click()
      const reference = await referenceOn(page)
      const code = page.getByLabel('Código')
      await expect(code).toBeVisible()
      await code.fill(await codeFor(office, customer.email))
      await page.getByRole('button', { name: act }).click()
      await expect(page.getByText(/^Está enviada/)).toBeVisible()
      await takesEffect(reference)
      const later = await page.context().newPage()
      const reading = await read(later)
      await reading.open(changeOf('withdrawal', contract))
      await reading.use(
        later.getByRole('button', { name: 'Desistir del cambio de producto' }),
        madeRequest(later),
      )
      return reading
    },
  },
}

test.beforeAll(({ office }) => importOffers(office))

for (const [change, { file, title, contracts = [flat()], hear }] of Object.entries(changes)) {
  test(change, async ({ page, office, signedIn, elsewhere, retailerAnswers }) => {
    test.slow()
    const customer = await signedIn({ contracts })
    const reading = await hear({
      page,
      office,
      customer,
      contract: customer.contracts[0]!,
      read: readAloud,
      elsewhere,
      takesEffect: (reference) => retailerAnswers(reference, { answer: 'effective' }),
    })
    await reading.end(file, title)
  })
}
