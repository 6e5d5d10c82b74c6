import { expect, test } from 'vitest'
import { settingsWith } from '../testing/site.ts'
import { changesOffered } from './changes-offered.ts'

const all = { powerChange: true, ibanChange: true, ibanGasChange: true, notificacionAddressChange: true }

test.each([
  ['electricity', 'activa', all, ['power', 'iban', 'notification_address']],
  ['gas', 'activa', all, ['iban', 'notification_address']],
  ['gas', 'activa', { ...all, ibanGasChange: false }, ['notification_address']],
  ['electricity', 'activa', { ibanGasChange: true }, []],
  ['electricity', 'baixa', all, []],
  ['electricity', 'esborrany', all, []],
] as const)('%s, %s, %j: %j', (type, state, switches, offered) => {
  expect(changesOffered({ type, state }, settingsWith({ switches }))).toEqual(offered)
})
