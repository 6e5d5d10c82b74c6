import type { NotificationKind } from '@endoll/domain/notifications/kinds.ts'

/** What a browser shows, also on a locked screen: no amounts, names or addresses. */
export const push = {
  several: (count: number) => `Hay ${count} avisos nuevos`,
  kinds: {
    bill: 'Hay una factura nueva',
    charge: 'Se acerca el cobro de una factura',
    returned: 'Hay un aviso sobre un pago',
    given_back: 'Hay un aviso sobre una factura',
    payment: 'Hay un aviso sobre un pago',
    request: 'Una solicitud ha avanzado',
    case: 'Hay una respuesta nueva',
    prices: 'Hay precios nuevos',
    renewal: 'Hay una renovación cerca',
    power: 'Hay un aviso sobre la potencia',
    use_limit: 'El consumo ha pasado el límite',
    bill_limit: 'La próxima factura ha pasado el límite',
    above_usual: 'La próxima factura irá por encima de lo habitual',
    month: 'Ya está el resumen del mes',
    meter_silent: 'No llegan horas de un contador',
    meter_back: 'Vuelven a llegar las horas de un contador',
  } satisfies Record<NotificationKind, string>,
}
