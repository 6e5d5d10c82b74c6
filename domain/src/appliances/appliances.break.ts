export const breaks = [
  {
    name: 'a fridge runs only now and then',
    text: "simultaneityDependent ? simultaneity : '1'",
    becomes: 'simultaneity',
  },
]
