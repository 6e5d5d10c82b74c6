export const breaks = [
  {
    name: 'the power is in the menu whether it can be changed or not',
    text: "power: { electricity: ['powerChange'] }",
    becomes: "power: { electricity: ['altHome'] }",
    noticedBy: ['c6.menus'],
  },
  {
    name: 'the account of gas is changed by the switch of electricity',
    text: "gas: ['ibanGasChange']",
    becomes: "gas: ['ibanChange']",
    noticedBy: ['c2.flag-electronic', 'c6.menus'],
  },
]
