export const breaks = [
  {
    name: 'a meter is silent on the day on which its hours are in time',
    text: 'addDays(lastDay, afterDays) < today',
    becomes: 'addDays(lastDay, afterDays) <= today',
    noticedBy: ['r.silent-meter'],
  },
  {
    name: 'a retailer whose files stop tells every customer that their meter is silent',
    text: 'read >= 50 && silent * 2 > read',
    becomes: 'read >= 50 && silent > read',
    noticedBy: ['r.silent-meter'],
  },
]
