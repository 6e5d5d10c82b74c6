export const breaks = [
  {
    name: 'conditions need not be accepted',
    text: "return is === true ? { value: 'true' }",
    becomes: "return is !== null ? { value: 'true' }",
  },
]
