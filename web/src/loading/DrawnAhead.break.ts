export const breaks = [
  {
    name: 'a part that is drawn ahead takes presses before its code runs',
    text: '<div id={id} inert>',
    becomes: '<div id={id}>',
    noticedBy: ['r.first-step-drawn'],
  },
]
