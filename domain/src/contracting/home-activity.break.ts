export const breaks = [
  {
    name: 'a usual home may have the activity of a business',
    text: "residence === 'habitual' || ",
    becomes: '',
  },
]
