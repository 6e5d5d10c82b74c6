export const breaks = [
  {
    name: 'a bill at the PVPC says its days in figures',
    text: '...fact(t.issued, format.longDay(invoice.day))',
    becomes: '...fact(t.issued, format.day(invoice.day))',
  },
  {
    name: 'surplus of nothing is left out of the summary of the PVPC',
    text: "row(own.surplus, of('surplus', 'battery', 'late_activation'))",
    becomes: "...isThere(own.surplus, of('surplus', 'battery', 'late_activation'))",
  },
]
