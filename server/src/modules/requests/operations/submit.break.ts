export const breaks = [
  {
    name: 'instalments are agreed without the retailer',
    text: 'request.needs_distributor || isAgreement(procedure)',
    becomes: 'request.needs_distributor',
    noticedBy: ['r.in-parts'],
  },
]
