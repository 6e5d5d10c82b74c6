export const breaks = [
  {
    name: 'the search of invoices minds commas',
    text: '/[\\p{M},]/gu',
    becomes: '/[\\p{M}]/gu',
    noticedBy: ['c3.invoice'],
  },
  {
    name: 'a percent sign of a filter is no space',
    text: "filter.replaceAll('%', ' ')",
    becomes: 'filter',
    noticedBy: ['c3.paging'],
  },
  {
    name: 'an underscore of a filter finds any character',
    text: 'replaceAll(/[\\\\%_]/g',
    becomes: 'replaceAll(/[\\\\%]/g',
    noticedBy: ['c3.paging'],
  },
  {
    name: 'a percent sign of a search finds any invoice',
    text: 'replaceAll(/[\\\\%_]/g',
    becomes: 'replaceAll(/[\\\\_]/g',
    noticedBy: ['c3.invoice'],
  },
  {
    name: 'a space of a filter is only a space',
    text: "words.replaceAll(' ', '%')",
    becomes: 'words',
    noticedBy: ['c3.paging'],
  },
]
