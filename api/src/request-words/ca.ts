import type { RequestWords } from './request-words.ts'

export const requestWords: RequestWords = {
  end_reason: {
    moving: 'Mudança',
    empty: 'Es queda buit',
    closing: 'Tancament del negoci',
    works: 'Obres o enderroc',
    other: 'Un altre',
  },
  supply_afterwards: {
    former_retailer: 'Torna a la comercialitzadora anterior; un de nou es dona de baixa',
    end: 'Es dona de baixa',
  },
  other_services: {
    end: 'Acaben amb el subministrament',
    keep: 'Continuen',
  },
  last_bill: {
    as_now: 'Com les altres',
  },
  happy_day: {
    monday: 'Dilluns',
    tuesday: 'Dimarts',
    wednesday: 'Dimecres',
    thursday: 'Dijous',
    friday: 'Divendres',
    saturday: 'Dissabte',
    sunday: 'Diumenge',
  },
  battery_left: {
    by_contract: 'Depèn del contracte',
    last_bill: 'Es descompta de l’última factura; el que no hi càpiga es perd',
    paid: 'Es descompta de l’última factura; el que no hi càpiga es paga',
    lost: 'Es perd',
  },
  battery_discounts: {
    aplicar: 'Es descompten de les factures',
    no_aplicar: 'Es desen a la bateria',
  },
  no_cession_sips: {
    unactive: 'Les poden consultar',
    requested: 'S’ha demanat que no se cedeixin',
    active: 'No se cedeixen',
  },
  invoice_online: {
    true: 'Per internet',
    false: 'En paper',
  },
  electronic_notification: {
    true: 'Per correu electrònic',
    false: 'Per correu postal',
  },
}
