export const breaks = [
  {
    name: 'a payment of another bill says that this one is paid',
    text: ".where('invoice_id', '=', by.invoiceId),",
    becomes: ".where('invoice_id', '>', by.invoiceId - by.invoiceId),",
  },
  {
    name: "of several bills somebody else's is passed over",
    text: 'rows.length !== numbers.length',
    becomes: 'rows.length === 0',
  },
]
