export const breaks = [
  {
    name: 'whoever has the contract now sees the old debts of who had it before',
    text: "    .where('day', '>=', heldFrom(contractId))\n",
    becomes: '',
  },
]
