export const breaks = [
  {
    name: 'a distributor’s bill names an encoding that every object knows, which ends the import',
    text: '!declared.get(named.toLowerCase())?.includes(found.encoding)',
    becomes: '!Object.fromEntries(declared)[named.toLowerCase()]?.includes(found.encoding)',
    noticedBy: ['r.import-f1'],
  },
  {
    name: 'lines of a distributor’s file are counted from its start for each bill',
    text: 'const lineOf = lineCounter(content)',
    becomes: 'const lineOf = (at: number) => lineCounter(content)(at)',
    noticedBy: ['r.import-f1'],
  },
  {
    name: 'a bill of one distributor is taken for replaced by another’s of its number',
    text: 'return `${cups20} ${number}`',
    becomes: 'return void cups20, number',
    noticedBy: ['r.import-f1'],
  },
  {
    name: 'a distributor’s bill counts that another file replaces',
    text: 'const madeAnewBy = replacedBy.get(keyOf(bill.cups20, bill.number))',
    becomes: 'const madeAnewBy = bills.find((one) => one.rectifies === bill.number)?.number',
    noticedBy: ['r.import-f1'],
  },
]
