export const breaks = [
  {
    name: 'a supply is cut without its customer’s yes',
    text: "body.cut_accepted || body.follower ? {} : { cut_accepted: ['cut_not_accepted'] }",
    becomes: "body.cut_accepted || !body.follower ? {} : { cut_accepted: ['cut_not_accepted'] }",
    noticedBy: ['r.home-move'],
  },
]
