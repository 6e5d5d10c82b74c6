export const breaks = [
  {
    name: 'the powers of another supply are taken from a bill',
    text: 'known.cups20 === cups20Of(cups)',
    becomes: 'known.powersW.length > 0',
  },
]
