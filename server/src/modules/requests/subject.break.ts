export const breaks = [
  {
    name: 'the former customer gets codes and signs',
    text: 'contract.customer_id !== request.customer_id',
    becomes: 'contract.customer_id === 0',
    noticedBy: ['r.change-of-hands'],
  },
]
