export const breaks = [
  {
    name: 'what was found for a holder before is kept',
    text: "or not exists (select ${ofHeldSupply('supply_review')})",
    becomes: "or (false and not exists (select ${ofHeldSupply('supply_review')}))",
    noticedBy: ['r.portfolio-scope'],
  },
]
