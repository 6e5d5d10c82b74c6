export const breaks = [
  {
    name: 'gas names a fridge',
    text: "gas ? 'cutHintGas' : 'cutHint'",
    becomes: "gas ? 'cutHint' : 'cutHintGas'",
  },
]
