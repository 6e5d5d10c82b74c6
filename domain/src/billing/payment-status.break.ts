export const breaks = [
  {
    name: 'a bill of nothing is owed',
    text: "if (totalCents === 0 && pendingCents === 0 && !isRefund(type)) return 'paid'",
    becomes: '',
  },
  {
    name: 'a refund that is paid is called paid',
    text: "isRefund(type) ? 'refunded' : 'paid'",
    becomes: "isRefund(type) ? 'paid' : 'paid'",
  },
  {
    name: 'what is in flight is called unpaid',
    text: "if (state === 'in_process') return 'in_process'",
    becomes: '',
  },
  {
    name: 'a grouped proforma is partially paid',
    text: "state !== 'grouped_proforma' && pendingCents !== totalCents",
    becomes: 'pendingCents !== totalCents',
  },
  {
    name: 'a bill is unpaid on the day it is due',
    text: 'today <= dueDay',
    becomes: 'today < dueDay',
  },
  {
    name: 'what gives money back can be paid',
    text: '!isRefund(type) && pendingCents > 0',
    becomes: 'pendingCents > 0',
  },
  {
    name: 'a transfer is offered of what is about to be charged to an account',
    text: "isPayable(invoice) && howPaid(invoice).payer === 'customer'",
    becomes: 'isPayable(invoice)',
  },
]
