export const breaks = [
  {
    name: 'the CUPS of electricity is taken for that of gas',
    text: '!ofElectricity.has(cups20Of(cups))',
    becomes: "cups !== ''",
  },
  {
    name: 'the CUPS of a gas bill is taken for that of electricity',
    text: 'named !== undefined && named !== energy',
    becomes: 'false',
  },
]
