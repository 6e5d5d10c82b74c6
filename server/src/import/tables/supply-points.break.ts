export const breaks = [
  {
    name: 'energy of other periods than the tariff has comes in',
    text: 'known !== 0 && known !== periodsOf.energyPeriods',
    becomes: 'known > 6',
    noticedBy: ['r.import-supply-points'],
  },
]
