export const breaks = [
  {
    name: 'services go on though nobody said so',
    text: "body.other_services ?? 'end'",
    becomes: "body.other_services ?? 'keep'",
    noticedBy: ['law.32.services'],
  },
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
