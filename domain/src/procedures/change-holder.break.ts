export const breaks = [
  {
    name: 'who rents steps into the contract instead of getting one of their own',
    text: "reason === 'household' || reason === 'company'",
    becomes: "reason !== 'sold'",
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'a contract that owes something is handed over',
    text: 'return debtCents <= 0',
    becomes: 'return debtCents >= -1',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
]
