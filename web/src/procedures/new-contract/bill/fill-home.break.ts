export const breaks = [
  {
    name: 'what a bill takes the place of is not said',
    text: "if (typed.cups !== '') replaced",
    becomes: "if (typed.cups === '') replaced",
  },
  {
    name: 'the municipality stays while a bill changes its postal code',
    text: 'setValue(name as keyof TypedAddress, value)',
    becomes: 'setValue(name as keyof TypedAddress, getValues(name as keyof TypedAddress) ?? value)',
  },
]
