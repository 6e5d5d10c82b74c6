export const breaks = [
  {
    name: 'a change that the retailer says for a day to come is in effect today',
    text: 'day !== undefined && day > today ? day : undefined',
    becomes: 'day !== undefined && day < today ? day : undefined',
    noticedBy: ['r.end-supply'],
  },
  {
    name: 'a product counts before the day that was told',
    text: '(told !== null && day < told)',
    becomes: 'false',
    noticedBy: ['r.change-product'],
  },
  {
    name: 'the next import agrees to instalments, because they set nothing',
    text: "    .where(sql<boolean>`changes <> '{}'::jsonb`)\n",
    becomes: '',
    noticedBy: ['r.folder-day'],
  },
  {
    name: 'an answer without a day ends a supply before the day that was asked for',
    text: "return procedure === 'end_supply' && last !== null",
    becomes: "return procedure === 'sips' && last !== null",
    noticedBy: ['r.end-supply'],
  },
]
