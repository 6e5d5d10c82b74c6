export const breaks = [
  {
    name: 'the estimate knows nothing of what the social bonus left',
    text: 'bonusBills: await listBonusBills(db, contract.id, services)',
    becomes: 'bonusBills: await listBonusBills(db, 0, services)',
    noticedBy: ['r.bill-so-far'],
  },
]
