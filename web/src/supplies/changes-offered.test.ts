import { expect, test } from 'vitest'
import { settingsWith } from '../testing/site.ts'
import { changesOffered, frequentChanges } from './changes-offered.ts'

const all = { powerChange: true, ibanChange: true, ibanGasChange: true, notificacionAddressChange: true }

test.each([
  ['electricity', 'activa', all, ['power', 'iban', 'notification_address']],
  ['gas', 'activa', all, ['iban', 'notification_address']],
  ['gas', 'activa', { ...all, ibanGasChange: false }, ['notification_address']],
  ['electricity', 'activa', { ibanGasChange: true }, []],
  ['electricity', 'activa', { noCesionSips: true }, ['sips']],
  ['electricity', 'activa', { modifyInvoiceOnline: true }, ['invoice_online']],
  ['electricity', 'activa', { modifyInvoiceOnlineOneSide: true }, ['invoice_online']],
  ['electricity', 'activa', { electronicNotificationButton: true }, ['electronic_notification']],
  ['electricity', 'activa', { tariffOptions: true }, ['tariff_options']],
  ['electricity', 'activa', { virtualBattery: true }, ['battery']],
  ['gas', 'activa', { virtualBattery: true }, ['battery']],
  ['electricity', 'activa', { withdrawal: true }, ['withdrawal']],
  ['gas', 'activa', { withdrawal: true }, ['withdrawal']],
  ['electricity', 'activa', { endSupply: true }, ['end_supply']],
  ['gas', 'activa', { endSupply: true }, ['end_supply']],
  ['electricity', 'activa', { endService: true }, ['end_service']],
  ['gas', 'activa', { endService: true }, ['end_service']],
  ['electricity', 'activa', { changeHolder: true }, ['change_holder']],
  ['gas', 'activa', { changeHolder: true }, ['change_holder']],
  ['electricity', 'activa', { changeProduct: true }, ['change_product']],
  ['gas', 'activa', { changeProduct: true }, ['change_product']],
  [
    'gas',
    'activa',
    {
      noCesionSips: true,
      modifyInvoiceOnline: true,
      electronicNotificationButton: true,
      tariffOptions: true,
    },
    [],
  ],
  ['electricity', 'baixa', all, []],
  ['electricity', 'esborrany', all, []],
] as const)(
  '%s, %s, %j: %j [c2.flag-power] [c2.flag-iban] [c2.flag-notification] [c2.flag-sips] [c2.flag-online-invoice] [c2.flag-electronic]',
  (type, state, switches, offered) => {
    // On unless a deployment says otherwise, as the law has it.
    const settings = settingsWith({ switches: { withdrawal: false, ...switches } })
    expect(changesOffered({ type, state }, settings)).toEqual(offered)
  },
)

test('the menu of a row has what people come for, and leaves the others to their cards', () => {
  const switches = { ...all, noCesionSips: true, electronicNotificationButton: true }
  const contract = { type: 'electricity', state: 'activa' } as const
  expect(frequentChanges(contract, settingsWith({ switches }))).toEqual([
    'power',
    'iban',
    'notification_address',
  ])
})
