export const breaks = [
  {
    name: 'a customer is asked how content they are before the case is over',
    text: "return state === 'closed' && isAnswered",
    becomes: "return state !== 'closed' || isAnswered",
    noticedBy: ['law.satisfaction'],
  },
]
