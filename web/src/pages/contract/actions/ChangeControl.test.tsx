import { expect, it } from 'vitest'
import { markupOf } from '../../../testing/markup.tsx'
import { today } from '../../../site/today.ts'
import { settingsWith } from '../../../testing/site.ts'
import { useOfferedChanges } from './ChangeControl.tsx'
import { useChangesInRow } from './ContractActions.tsx'

const nothingChosen = { double_tariff: null, happy_hours: null, happy_day: null }
const tie = {
  id: 1,
  bateria: { id: 2, name: 'BV', type_name: 'Casa', description: '' },
  total_descompte: 0,
  part: 0,
  pes_percentatge: 50,
  percentage_left: 50,
  gestio_descomptes: 'aplicar' as const,
}

const contract = { type: 'electricity' as const, tariff_options: nothingChosen, bateria_virtual: [tie] }

const someChanges = {
  powerChange: true,
  ibanChange: true,
  notificacionAddressChange: true,
  endSupply: true,
  withdrawal: true,
}

function Offered() {
  return <p>{useOfferedChanges(contract).join(', ')}</p>
}

interface InRowProps {
  readonly signedDay: string
}

function InRow({ signedDay }: InRowProps) {
  return <p>{useChangesInRow({ ...contract, state: 'activa', sign_date: signedDay } as never).join(', ')}</p>
}

it('the usual changes stand in a row too with horizontalButtons; a withdrawal always while it may be [c2.flag-horizontal-buttons]', () => {
  const inRow = (horizontalButtons: boolean, signedDay: string) => {
    const switches = { ...someChanges, horizontalButtons }
    return markupOf(<InRow signedDay={signedDay} />, {}, [], settingsWith({ switches }))
  }
  expect(inRow(false, '2020-01-01')).toBe('<p></p>')
  expect(inRow(true, '2020-01-01')).toBe('<p>power, iban, notification_address</p>')
  expect(inRow(false, today())).toBe('<p>withdrawal</p>')
})

it.each([
  ['powerChange', 'power'],
  ['ibanChange', 'iban'],
  ['notificacionAddressChange', 'notification_address'],
  ['noCesionSips', 'sips'],
  ['modifyInvoiceOnline', 'invoice_online'],
  ['modifyInvoiceOnlineOneSide', 'invoice_online'],
  ['electronicNotificationButton', 'electronic_notification'],
  ['tariffOptions', 'tariff_options'],
  ['virtualBattery', 'battery'],
])('%s alone offers %s alone [c2.flag-notification]', (name, change) => {
  expect(markupOf(<Offered />, {}, [], settingsWith({ switches: { [name]: true } }))).toBe(`<p>${change}</p>`)
})
