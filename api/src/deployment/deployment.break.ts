export const breaks = [
  {
    name: 'eleven contracts are shown one by one',
    text: 'maxContracts: whole(1, 100, 10,',
    becomes: 'maxContracts: whole(1, 100, 11,',
    noticedBy: ['c1.deployment-data'],
  },
  {
    name: 'a hundred rows a page are too many',
    text: 'itemsPerPage: whole(1, 100, 100,',
    becomes: 'itemsPerPage: whole(1, 100, 50,',
    noticedBy: ['c1.deployment-data'],
  },
  {
    name: 'the lawful cookie banner has no way to refuse',
    text: 'cookieRejectAll: flag(\n    true,',
    becomes: 'cookieRejectAll: flag(\n    false,',
    noticedBy: ['v2.cookie-dialog'],
  },
]
