import type { Page } from '@playwright/test'

/** Two contracts that share a battery: 40 and 35 per cent of 84.27 €. */
export function batteryOf([one, other]: readonly { readonly name: string }[]) {
  if (!one || !other) throw new Error('no contracts were made')
  const battery_name = `BV-${one.name}`
  const shares = (own: string, others: string) => ({
    'battery-contracts.csv': [
      { battery_name, contract_name: one.name, share_percent: own, discounts: 'no_aplicar' },
      { battery_name, contract_name: other.name, share_percent: others, discounts: 'aplicar' },
    ],
  })
  return {
    battery_name,
    contract: one,
    shares,
    files: {
      'batteries.csv': [{ name: battery_name, type_name: 'De excedentes', description: 'Se guarda.' }],
      ...shares('40', '35'),
      'battery-movements.csv': [
        {
          battery_name,
          contract_name: one.name,
          invoice_number: `E-${one.name}`,
          day: '2026-07-03',
          amount: '84,27',
        },
      ],
    },
  }
}

export function share(page: Page) {
  return page.getByLabel('Porcentaje', { exact: true })
}
