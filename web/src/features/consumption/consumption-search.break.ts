export const breaks = [
  {
    name: 'consumption-only mode shows the year',
    text: '(only ? resolutions : views).find',
    becomes: 'views.find',
  },
]
