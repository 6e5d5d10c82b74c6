export const breaks = [
  {
    name: 'products of companies are compared for a person',
    text: "=== 'household' ? 'person' : 'company'",
    becomes: "=== 'household' ? 'company' : 'person'",
  },
]
