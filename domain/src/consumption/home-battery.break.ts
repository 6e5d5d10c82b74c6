export const breaks = [
  {
    name: 'a battery loses nothing',
    text: 'heldWh += takes * kept',
    becomes: 'heldWh += takes',
    noticedBy: ['r.home-battery'],
  },
  {
    name: 'a battery holds what does not fit',
    text: 'Math.min(surplus, mostWh, (capacityWh - heldWh) / kept)',
    becomes: 'Math.min(surplus, mostWh)',
    noticedBy: ['r.home-battery'],
  },
]
