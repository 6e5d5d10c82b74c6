export const breaks = [
  {
    name: 'a deadlock is a failure of ours',
    text: '40001|40P01|55P03',
    becomes: '40001|55P03',
  },
  {
    name: 'a standby is a failure of ours',
    text: '57014|25006|25P03',
    becomes: '57014|25P03',
  },
]
