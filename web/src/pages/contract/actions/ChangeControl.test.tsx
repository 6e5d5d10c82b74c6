import { expect, it } from 'vitest'
import { markupOf } from '../../../testing/markup.tsx'
import { settingsWith } from '../../../testing/site.ts'
import { useCardActions, useOfferedChanges } from './ChangeControl.tsx'

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

function Offered() {
  return (
    <p>
      {useCardActions() ? 'on the cards' : 'in a row'}:{' '}
      {useOfferedChanges({ type: 'electricity', tariff_options: nothingChosen, bateria_virtual: [tie] }).join(
        ', ',
      )}
    </p>
  )
}

it('the changes of a contract stand on its cards, or in a row with horizontalButtons [c2.flag-horizontal-buttons]', () => {
  const shown = (horizontalButtons: boolean) =>
    markupOf(<Offered />, {}, [], settingsWith({ switches: { horizontalButtons } }))
  expect(shown(false)).toContain('on the cards')
  expect(shown(true)).toContain('in a row')
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
  expect(markupOf(<Offered />, {}, [], settingsWith({ switches: { [name]: true } }))).toMatch(
    new RegExp(`: (<!-- -->)?${change}</p>`),
  )
})
