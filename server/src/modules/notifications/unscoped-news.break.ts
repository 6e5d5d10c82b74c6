export const breaks = [
  {
    name: 'a charge is told after its day to who gets mails every few days',
    text: '${hasContracts(sql`contract.customer_id`, manyContracts)}',
    becomes: 'false',
    noticedBy: ['r.told-before'],
  },
  {
    name: 'a last bill is late on the last day on which it is in time',
    text: 'addDays(today, -FINAL_ACCOUNT_DAYS - 1)',
    becomes: 'addDays(today, -FINAL_ACCOUNT_DAYS)',
    noticedBy: ['law.account'],
  },
  {
    name: 'a transfer that came back is told to nobody',
    text: "invoice_payment.method <> 'refund' and not",
    becomes: "invoice_payment.method = 'direct_debit' and not",
  },
  {
    name: 'money given back of a payment made here is told twice',
    text: "invoice_payment.method = 'refund' and invoice_payment.day ${days} and not ${toldOfPayment}",
    becomes: "invoice_payment.method = 'refund' and invoice_payment.day ${days}",
  },
]
