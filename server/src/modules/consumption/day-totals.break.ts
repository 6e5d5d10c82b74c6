export const breaks = [
  {
    name: 'what was measured as zero counts as surplus',
    text: "'export_wh', '>', 0",
    becomes: "'export_wh', '>=', 0",
    noticedBy: ['r.billed-spans'],
  },
  {
    name: 'a month with a day missing counts as whole',
    text: 'return wholeDays === lengthInDays(span) ?',
    becomes: 'return wholeDays > 0 ?',
    noticedBy: ['r.month-review'],
  },
]
