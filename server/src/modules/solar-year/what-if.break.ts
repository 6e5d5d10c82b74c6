export const breaks = [
  {
    name: 'what a battery saves is told without the virtual one that the bills take',
    text: '    battery: takesBattery,',
    becomes: '    battery: false,',
    noticedBy: ['r.sun-what-if'],
  },
]
