export const breaks = [
  {
    name: 'shares of a battery come to fractions of a cent of their own',
    text: 'moreCents: wantedCents - nowCents',
    becomes: 'moreCents: shareCents(cents, wanted - now)',
  },
  {
    name: 'a share above 100 is typed',
    text: 'return Math.min(WHOLE_BATTERY_PERCENT, Math.max(0, Math.round(percent)))',
    becomes: 'return Math.max(0, Math.round(percent))',
  },
]
