import { expect, it } from 'vitest'
import { markupOf } from '../../../testing/markup.tsx'
import { settingsWith } from '../../../testing/site.ts'
import { useCardActions, useOfferedChanges } from './ChangeControl.tsx'

function Offered() {
  return (
    <p>
      {useCardActions() ? 'on the cards' : 'in a row'}:{' '}
      {useOfferedChanges({ type: 'electricity' }).join(', ')}
    </p>
  )
}

it('the changes of a contract stand on its cards, or in a row with horizontalButtons', () => {
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
])('%s alone offers %s alone', (name, change) => {
  expect(markupOf(<Offered />, {}, [], settingsWith({ switches: { [name]: true } }))).toMatch(
    new RegExp(`: (<!-- -->)?${change}</p>`),
  )
})
