export const breaks = [
  {
    name: 'a bill speaks of another supply in the calculator',
    text: 'cups20Of(qr.cups) !== cups20Of(cups)',
    becomes: 'cups20Of(qr.cups) === undefined',
  },
]
