export const breaks = [
  {
    name: 'a year that began late is called the last twelve months',
    text: 'available && available.start > start',
    becomes: 'available && available.start > end',
  },
  {
    name: 'the running year is shown as if it were over',
    text: "today <= end ? 'soFar'",
    becomes: "today < start ? 'soFar'",
  },
]
