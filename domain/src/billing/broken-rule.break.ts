export const breaks = [
  {
    name: 'an imported bill gets no rule for services',
    text: 'agrees(saidCents - computedCents, services)',
    becomes: 'agrees(saidCents, services)',
  },
  {
    name: 'the professional rate is never recognised',
    text: "return of('hydrocarbon_tax_use', row)",
    becomes: "return of('tax_arithmetic', row)",
  },
]
