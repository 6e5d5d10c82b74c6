export const breaks = [
  {
    name: 'a change of power goes on without a phone',
    text: 'phone !== undefined && parsePhone(phone).ok',
    becomes: 'phone !== undefined',
  },
  {
    name: 'the form sends the powers of now',
    text: 'if (isWhole && isSamePower(contract, powersW))',
    becomes: 'if (isWhole && powersW.length === 0)',
  },
  {
    name: 'a power that is missing hides what is wrong with another',
    text: "new Set(['power_step', 'power_over_limit'])",
    becomes: 'new Set()',
  },
]
