/** What may be watched: use in a month in kWh, a bill in cents. */
export const watchLimits = {
  kwh: { least: 1, most: 1_000_000 },
  cents: { least: 100, most: 100_000_000 },
} as const
