export const breaks = [
  {
    name: 'supplies that have ended are counted among those that could be cheaper',
    text: ".where('contract.state', '=', activeState)",
    becomes: ".where('contract.state', '<>', '')",
  },
]
