/**
 * How many decimals of a kWh are shown at most of an energy in Wh, wherever it is told as one figure: none from 100 kWh
 * on, one from 10, two below. One rule for pages, documents and mails, so that none rounds what another writes out.
 */
export function energyDecimals(energyWh: number): 0 | 1 | 2 {
  const kWh = Math.abs(energyWh) / 1000
  return kWh < 10 ? 2 : kWh < 100 ? 1 : 0
}
