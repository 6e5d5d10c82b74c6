export const breaks = [
  {
    name: 'a consumption has decimals',
    text: 'const whole = scaled(kWh, 1)',
    becomes: 'const whole = kWh ?? null',
  },
]
