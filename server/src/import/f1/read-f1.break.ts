export const breaks = [
  {
    name: 'a distributor’s bill names a period that every object knows, which loses those beside it',
    text: 'const period = periods.get(code)',
    becomes: 'const period = Object.fromEntries(periods)[code]',
    noticedBy: ['r.import-f1'],
  },
  {
    name: 'a demand of a seventh period loses the bills beside it',
    text: 'if (index === MOST_PERIODS) refuse(period)',
    becomes: 'void MOST_PERIODS',
    noticedBy: ['r.import-f1'],
  },
  {
    name: 'a figure of ten digits of a distributor’s bill loses its last zeros',
    text: '(?:\\.(\\d{1,3})0*)?$/',
    becomes: '(?:\\.(\\d{1,3}))?0*$/',
    noticedBy: ['r.import-f1'],
  },
]
