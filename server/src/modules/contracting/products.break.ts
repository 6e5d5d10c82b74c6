export const breaks = [
  {
    name: 'products that are over are offered',
    text: "where('product_offer.to_day', '>', day)",
    becomes: "where('product_offer.to_day', 'is not', null)",
  },
  {
    name: 'persons are offered what is for companies',
    text: "customer ? ['any', customer] :",
    becomes: 'customer === undefined ? [] :',
  },
  {
    name: 'the use of a supply is reckoned with for who has not looked it up',
    text: 'point !== undefined && (await mayUse(point.cups20))',
    becomes: 'point !== undefined',
  },
  {
    name: 'the dearest product comes first',
    text: 'rank(a) - rank(b))',
    becomes: 'rank(b) - rank(a))',
  },
  {
    name: 'any retailer offers the tariff of last resort',
    text: '.$if(!deployment.contracting.lastResort,',
    becomes: '.$if(deployment.contracting.url === undefined,',
  },
  {
    name: 'the use of a supply of gas is reckoned with for who has not looked it up',
    text: 'yearlyWh: isUsed ? point.yearly_wh : null',
    becomes: 'yearlyWh: isUsed || point ? (point?.yearly_wh ?? null) : null',
  },
]
