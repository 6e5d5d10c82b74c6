export const breaks = [
  {
    name: 'what the battery paid is left out of what the sun brought',
    text: 'broughtCents: compensatedCents + batteryPaidCents',
    becomes: 'broughtCents: compensatedCents',
  },
  {
    name: 'days without hours pass as a difference of the bill',
    text: "if (days_missing > 0) return { kind: 'days_missing', days: days_missing }",
    becomes: '',
  },
]
