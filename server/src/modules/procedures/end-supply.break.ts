export const breaks = [
  {
    name: 'a supply ends though nobody said that they know of the cut',
    text: "...(body.cut_accepted ? {} : { cut_accepted: ['cut_not_accepted'] }),",
    becomes: '',
  },
  {
    name: 'the end of a supply is asked for while the distributor does something else',
    text: 'if (refusal) throw new Failure(refusal)',
    becomes: 'void refusal',
  },
]
