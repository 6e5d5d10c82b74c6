export const breaks = [
  {
    name: 'an opt-out that is under way does not show',
    text: "row.no_cession_sips === 'unactive' && underWay.sips !== undefined",
    becomes: 'false',
    noticedBy: ['law.sips'],
  },
  {
    name: 'the debt of a contract is sent in cents',
    text: 'amount_debt: row.debt_cents / 100',
    becomes: 'amount_debt: row.debt_cents',
  },
  {
    name: 'a contract with a change under way takes another',
    text: 'row.atr_available && !row.at_distributor',
    becomes: 'row.atr_available',
    noticedBy: ['c9.power-costs'],
  },
  {
    name: 'social bonuses stand among the services',
    text: "bonos_sociales: servicesOf(services, 'social_bonus')",
    becomes: 'bonos_sociales: []',
  },
  {
    name: 'the IBAN is printed in one piece',
    text: 'printable_iban: groupIban(iban)',
    becomes: 'printable_iban: iban',
  },
]
