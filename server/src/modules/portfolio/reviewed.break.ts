export const breaks = [
  {
    name: 'a new holder is told what was found for the one before',
    text: "        .onRef('supply_review.customer_id', '=', 'contract.customer_id'),",
    becomes: "        .on('supply_review.customer_id', 'is not', null),",
  },
]
