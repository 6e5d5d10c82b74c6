export const breaks = [
  {
    name: 'the PVPC is named to a supply of more than 10 kW',
    text: 'powersW.every(',
    becomes: 'powersW.some(',
  },
]
