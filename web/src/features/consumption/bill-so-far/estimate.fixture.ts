import type { Estimate } from './estimate-figures.ts'

/** A bill of November after twenty of its thirty days, as high as usual. */
export const estimate: Estimate = {
  start_date: '2026-11-01',
  read_to: '2026-11-20',
  expected_end_date: '2026-11-30',
  days_read: 20,
  days: 30,
  energy_so_far: 161.239,
  amount_so_far: 33.28,
  expected: 50.87,
  expected_low: 46.28,
  expected_high: 55.31,
  expected_energy: 241.5,
  basis: 'year_before',
  range_basis: 'past_weeks',
  foresees_market: false,
  leaves_out: [],
  usual: 47.4,
  above_usual: false,
}
