export const breaks = [
  {
    name: 'new prices of firms may be told two weeks before',
    text: 'isHousehold || otherDays === null',
    becomes: 'isHousehold',
    noticedBy: ['r.told'],
  },
]
