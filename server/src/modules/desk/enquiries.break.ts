export const breaks = [
  {
    name: 'an enquiry that is done waits on',
    text: "const waiting = db.selectFrom('enquiry').where('done_at', 'is', null).where",
    becomes: "const waiting = db.selectFrom('enquiry').where",
    noticedBy: ['r.desk-enquiries'],
  },
  {
    name: 'what is to be answered first stands last',
    text: ".orderBy('answer_due_day', (order) => order.asc().nullsLast())",
    becomes: ".orderBy('answer_due_day', (order) => order.desc())",
    noticedBy: ['r.desk-enquiries'],
  },
]
