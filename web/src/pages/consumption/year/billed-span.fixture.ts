import type { BilledSpanItem } from '@endoll/api/insight.ts'

/** Ten billed days of 10 kWh each, without surplus, battery or demand. */
export function billedSpan(changes: Partial<BilledSpanItem> = {}): BilledSpanItem {
  return {
    start_date: '2026-10-01',
    end_date: '2026-10-10',
    invoices: [{ id: 1, number: 'FE1' }],
    amount: 40,
    energy_wh: 100_000,
    estimated: false,
    import_by_period_wh: [50_000, 30_000, 20_000],
    export_wh: null,
    surplus_value: 0,
    surplus_compensated: 0,
    surplus_cap: null,
    surplus_capped: false,
    battery_in: 0,
    battery_out: 0,
    demand_w: [],
    powers_w: [],
    ...changes,
  }
}
