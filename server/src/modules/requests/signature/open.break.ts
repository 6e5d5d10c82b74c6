export const breaks = [
  {
    name: 'a change of product is not signed',
    text: "procedure === 'change_holder' || procedure === 'change_product'",
    becomes: "procedure === 'change_holder'",
    noticedBy: ['r.change-product'],
  },
]
