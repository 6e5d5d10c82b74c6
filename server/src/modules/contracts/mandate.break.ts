export const breaks = [
  {
    name: 'whoever has the contract now sees the mandate of who had it before',
    text: "      .where('signed_day', '>=', heldFrom(id))\n",
    becomes: '',
  },
  {
    name: 'a cancelled mandate is shown',
    text: "      .where('state', '=', 'active')\n",
    becomes: '',
  },
]
