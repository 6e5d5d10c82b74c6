import type { RequestWords } from './request-words.ts'

export const requestWords: RequestWords = {
  end_reason: {
    moving: 'Mudanza',
    empty: 'Se queda vacío',
    closing: 'Cierre del negocio',
    works: 'Obras o derribo',
    other: 'Otro',
  },
  supply_afterwards: {
    former_retailer: 'Vuelve a la comercializadora anterior; uno nuevo se da de baja',
    end: 'Se da de baja',
  },
  other_services: {
    end: 'Terminan con el suministro',
    keep: 'Continúan',
  },
  last_bill: {
    as_now: 'Como las demás',
  },
  happy_day: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  battery_left: {
    by_contract: 'Depende del contrato',
    last_bill: 'Se descuenta de la última factura; lo que no quepa se pierde',
    paid: 'Se descuenta de la última factura; lo que no quepa se paga',
    lost: 'Se pierde',
  },
  battery_discounts: {
    aplicar: 'Se descuentan de las facturas',
    no_aplicar: 'Se guardan en la batería',
  },
  no_cession_sips: {
    unactive: 'Los pueden consultar',
    requested: 'Se ha pedido que no se cedan',
    active: 'No se ceden',
  },
  invoice_online: {
    true: 'Por internet',
    false: 'En papel',
  },
  electronic_notification: {
    true: 'Por correo electrónico',
    false: 'Por correo postal',
  },
}
