export const breaks = [
  {
    name: 'a retailer without a known code is filled where the bill says none',
    text: 'code !== null && code === qr.retailerCode',
    becomes: '(code ?? undefined) === qr.retailerCode',
  },
  {
    name: 'the first day is not the first',
    text: 'startDate: qr.span.from,',
    becomes: 'startDate: lastDayOf(qr.span),',
  },
]
