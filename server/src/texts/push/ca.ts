import type { NotificationKind } from '@endoll/domain/notifications/kinds.ts'

/** What a browser shows, also on a locked screen: no amounts, names or addresses. */
export const push = {
  several: (count: number) => `Hi ha ${count} avisos nous`,
  kinds: {
    bill: 'Hi ha una factura nova',
    charge: 'S’acosta el cobrament d’una factura',
    returned: 'Hi ha un avís sobre un pagament',
    given_back: 'Hi ha un avís sobre una factura',
    payment: 'Hi ha un avís sobre un pagament',
    request: 'Una sol·licitud ha avançat',
    case: 'Hi ha una resposta nova',
    prices: 'Hi ha preus nous',
    renewal: 'Hi ha una renovació a prop',
    power: 'Hi ha un avís sobre la potència',
    use_limit: 'El consum ha passat el límit',
    bill_limit: 'La pròxima factura ha passat el límit',
    above_usual: 'La pròxima factura anirà per sobre de l’habitual',
    month: 'Ja hi ha el resum del mes',
    meter_silent: 'No arriben hores d’un comptador',
    meter_back: 'Tornen a arribar les hores d’un comptador',
  } satisfies Record<NotificationKind, string>,
}
