export const breaks = [
  {
    name: 'the CUPS of electricity is taken for that of gas',
    text: '!ofElectricity.has(cups20Of(cups))',
    becomes: "cups !== ''",
  },
]
