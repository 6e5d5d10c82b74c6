export const breaks = [
  {
    name: 'a home is bound for longer than the law allows',
    text: 'Math.min(stayMonths, law.homeStayMonths)',
    becomes: 'stayMonths',
  },
]
