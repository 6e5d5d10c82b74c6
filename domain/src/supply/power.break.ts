export const breaks = [
  {
    name: 'power goes in steps of 1 W',
    text: 'value: 100,',
    becomes: 'value: 1,',
  },
  {
    name: 'powers of six periods may fall',
    text: 'rises: powerPeriods === 6',
    becomes: 'rises: powerPeriods === 7',
  },
  {
    name: 'a power of zero is taken',
    text: 'if (powerW <= 0 || powerW > MOST_W) return',
    becomes: 'if (powerW < 0 || powerW > MOST_W) return',
  },
  {
    name: 'no tariff is for a power at its limit',
    text: 'highestW <= (tariff.upToW',
    becomes: 'highestW < (tariff.upToW',
  },
  {
    name: 'a power is typed with a point only',
    text: 'const decimal = findDecimal(bare)',
    becomes: "const decimal = bare.includes(',') ? undefined : findDecimal(bare)",
    noticedBy: ['r.optimal-power-card'],
  },
]
