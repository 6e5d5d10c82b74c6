export const breaks = [
  {
    name: 'the server does not know whose home it draws',
    text: 'sessionState, use(PageSession))',
    becomes: 'sessionState, () => onServer)',
    noticedBy: ['r.home-drawn'],
  },
]
