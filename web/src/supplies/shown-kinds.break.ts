export const breaks = [
  {
    name: 'the tab of an empty kind stays',
    text: 'showEmpty || counts[kind] > 0',
    becomes: 'true',
  },
]
