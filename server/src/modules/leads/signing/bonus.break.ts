export const breaks = [
  {
    name: 'what was paid under the bonus is forgotten as another home says its own',
    text: ' else bonus_paid_cents end',
    becomes: ' end',
  },
]
