export const breaks = [
  {
    name: 'reactive energy is charged at a cos φ of 0.95',
    text: 'rule.chargedBelowCosPercent)',
    becomes: '100)',
  },
  {
    name: 'cos φ is not rounded to two decimals before its band',
    text: 'BigInt(hundredths * 10 - 5)',
    becomes: 'BigInt(hundredths * 10)',
  },
  {
    name: 'surplus before prices by period is lost',
    text: 'const asOne = gapsOf(byPeriod, span)',
    becomes: 'const asOne = gapsOf(byPeriod, byPeriod.length > 0 ? { from: span.to, to: span.to } : span)',
  },
  {
    name: 'a market below zero makes a charge of what was given',
    text: 'decimalOf(Math.max(0, nano), 9)',
    becomes: 'decimalOf(nano, 9)',
  },
  {
    name: 'hours that follow the market are billed by the day',
    text: 'const NANO_OF_MICROCENTS_A_WH = 10_000',
    becomes: 'const NANO_OF_MICROCENTS_A_WH = 1000',
  },
]
