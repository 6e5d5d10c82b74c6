export const breaks = [
  {
    name: 'a coupon that is over is offered',
    text: "coalesce(to_day, 'infinity'::date) > ${today}",
    becomes: 'true or ${today} is null',
  },
]
