import { asSealed } from '../../platform/at-rest/sealed.ts'
import type { ContractContent, ContractSource } from './contract-document.ts'

export type Changes = Partial<ContractSource['contract']>

/** A contract of electricity with everything known, but for what is changed. */
export function contractOf(changes: Changes = {}): ContractSource['contract'] {
  return {
    id: 1,
    name: '100201',
    held_from: null,
    written_on: null,
    customer_id: 1,
    kind: 'electricity',
    state: 'activa',
    sign_day: '2020-06-08',
    start_day: '2020-06-15',
    end_day: null,
    debt_cents: 0,
    file_debt_cents: 0,
    atr_available: true,
    cups: 'ES9999000000000001DS0F',
    cups20: 'ES9999000000000001DS',
    supply_street: 'Carrer de les Alzines, 18',
    supply_city: 'Sant Cugat del Vallès',
    supply_postal_code: '08173',
    supply_province: '08',
    cadastral_reference: '9872023VH5797S0001WX',
    tariff: '2.0TD',
    zone: 'peninsula',
    time_zone: 'Europe/Madrid',
    product_code: 'SOL20',
    powers_w: [5750, 6900],
    pressure_bar: null,
    flow_m3h: null,
    self_consumption: null,
    cau: null,
    industrial: false,
    tax_relief: null,
    tax_relief_percent: 100,
    owner_name: 'Titular Prova',
    owner_nif: '00000000T',
    payer_name: 'Pagadora Prova',
    payer_nif: '00000001R',
    fiscal_name: 'Fiscal Prova SL',
    fiscal_nif: 'B00000000',
    fiscal_address: 'Carrer Major 1, 08001 Barcelona',
    notification_name: 'Avisos Prova',
    notification_address: 'Carrer Nou 2, 08002 Barcelona',
    notification_email: 'avisos@prova.endoll.test',
    notification_mobile: '+34600000000',
    iban: asSealed('ES9121000418450200051332'),
    distributor_name: 'Distribuïdora, S.A.',
    distributor_reference: '4100000201',
    distributor_phone: '+34900000001',
    distributor_portal: null,
    sign_address: null,
    no_cession_sips: 'unactive',
    invoice_online: true,
    electronic_notification: false,
    electronic_notification_start: null,
    electronic_notification_request: null,
    double_tariff: null,
    happy_hours: null,
    happy_day: null,
    happy_hours_from: null,
    happy_day_from: null,
    commitment_end_day: '2027-06-14',
    search_text: '',
    blocked_at: null,
    imported_at: '2026-01-01T00:00:00Z',
    product_name: 'Tarifa 2.0TD autoconsum',
    product_commercial_name: 'Llum de sol',
    ...changes,
  }
}

export const services: ContractSource['services'] = [
  {
    kind: 'service',
    name: 'Manteniment',
    start_day: '2024-05-01',
    end_day: null,
    price_month: '4.9500',
    discount_percent: null,
  },
  {
    kind: 'social_bonus',
    name: 'Vulnerable',
    start_day: '2025-02-01',
    end_day: '2027-01-31',
    price_month: null,
    discount_percent: '35.000',
  },
]

/** What a contract's document says by the names of its facts. */
export function valuesOf({ left, right }: ContractContent) {
  return Object.fromEntries(
    [...left, ...right].flatMap(({ facts }) => facts.map(({ label, lines }) => [label, lines.join(' | ')])),
  )
}
