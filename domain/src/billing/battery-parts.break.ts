export const breaks = [
  {
    name: 'what a contract took out of a battery is shared out once more',
    text: 'let left = takeFrom(contract, withdrawalCents)',
    becomes: 'let left = withdrawalCents',
    noticedBy: ['r.battery-shares'],
  },
]
