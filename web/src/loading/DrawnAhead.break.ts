export const breaks = [
  {
    name: 'a part that is drawn ahead takes presses before its code runs',
    text: '<div id={place} inert>',
    becomes: '<div id={place}>',
    noticedBy: ['r.first-step-drawn'],
  },
]
