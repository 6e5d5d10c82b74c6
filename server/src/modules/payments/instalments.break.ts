export const breaks = [
  {
    name: 'instalments stand before the retailer agreed',
    text: ".where('request.state', '=', 'effective')",
    becomes: ".where('request.state', '<>', 'rejected')",
  },
]
