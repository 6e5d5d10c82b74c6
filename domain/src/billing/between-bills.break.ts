export const breaks = [
  {
    name: 'the season of the periods is told as use',
    text: "perDay[1] : inSeason[sideAt('season', step)]",
    becomes: 'perDay[1] : perDay[0]',
  },
  {
    name: 'what an estimate billed is told as use',
    text: "errors[sideAt('estimates', step)]",
    becomes: "errors[sideAt('use', step)]",
    noticedBy: ['r.bill-compared'],
  },
  {
    name: 'a cap of some cents is shown as something else',
    text: 'isWithin(billed(own), nominal(step), own.length)',
    becomes: 'isWithin(billed(own), nominal(step), roundingCents)',
  },
  {
    name: 'a discount of nothing has come or gone',
    text: "side === 'of_nothing' ? known : side",
    becomes: "side === 'of_nothing' ? undefined : side",
  },
  {
    name: 'a discount of one euro is a sum agreed',
    text: ' || isOfEuro(0) || isOfEuro(1)',
    becomes: ' || (isOfEuro(0) && isOfEuro(1))',
  },
]
