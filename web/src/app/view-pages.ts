import { page } from '../loading/page.ts'
import type { Page } from '../loading/page.ts'
import type { ContractView } from '../site/contract-functions.ts'

const whole = page({
  kind: 'answer',
  load: async () => (await import('../pages/contract/ContractPage.tsx')).ElectricityContractPage,
  texts: ['contract-page'],
})

/** What the page of contracts shows: one of them whole, its consumption, or a change. */
export const viewPages: Readonly<Record<ContractView, Page>> = {
  whole,
  // What is to be downloaded is shown whole.
  download: whole,
  consumption: page({
    kind: 'answer',
    load: async () => (await import('../pages/consumption/ConsumptionPage.tsx')).ConsumptionPage,
    texts: ['consumption'],
  }),
  power: page({
    kind: 'form',
    load: async () => (await import('../procedures/power/Change.tsx')).Change,
    texts: ['contract', 'flow', 'power'],
  }),
  iban: page({
    kind: 'form',
    load: async () => (await import('../procedures/iban/Change.tsx')).Change,
    texts: ['contract', 'flow', 'iban'],
  }),
  notification_address: page({
    kind: 'form',
    load: async () => (await import('../procedures/notification-address/Change.tsx')).Change,
    texts: ['contract', 'flow', 'notification-address', 'address'],
  }),
  sips: page({
    kind: 'form',
    load: async () => (await import('../procedures/sips/Change.tsx')).Change,
    texts: ['contract', 'flow', 'sips'],
  }),
  invoice_online: page({
    kind: 'form',
    load: async () => (await import('../procedures/invoice-online/Change.tsx')).Change,
    texts: ['contract', 'flow', 'invoice-online'],
  }),
  electronic_notification: page({
    kind: 'form',
    load: async () => (await import('../procedures/electronic-notification/Change.tsx')).Change,
    texts: ['contract', 'flow', 'electronic-notification'],
  }),
  tariff_options: page({
    kind: 'form',
    load: async () => (await import('../procedures/tariff-options/Change.tsx')).Change,
    texts: ['contract', 'flow', 'tariff-options'],
  }),
  battery: page({
    kind: 'form',
    load: async () => (await import('../procedures/battery/Change.tsx')).Change,
    texts: ['contract', 'flow', 'battery'],
  }),
  end_supply: page({
    kind: 'form',
    load: async () => (await import('../procedures/end-supply/Change.tsx')).Change,
    texts: ['contract', 'flow', 'end-supply'],
  }),
  end_service: page({
    kind: 'form',
    load: async () => (await import('../procedures/end-service/Change.tsx')).Change,
    texts: ['contract', 'flow', 'end-service'],
  }),
  withdrawal: page({
    kind: 'form',
    load: async () => (await import('../procedures/withdrawal/Change.tsx')).Change,
    texts: ['contract', 'flow', 'withdrawal'],
  }),
  change_holder: page({
    kind: 'form',
    load: async () => (await import('../procedures/change-holder/Change.tsx')).Change,
    texts: ['contract', 'flow', 'change-holder'],
  }),
  change_product: page({
    kind: 'form',
    load: async () => (await import('../procedures/change-product/Change.tsx')).Change,
    texts: ['contract', 'flow', 'change-product'],
  }),
}
