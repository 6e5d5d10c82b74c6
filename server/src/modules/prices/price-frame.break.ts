export const breaks = [
  {
    name: 'the page of no product is to be listed',
    text: '<meta name="robots" content="noindex" />',
    becomes: '<meta name="robots" content="all" />',
    noticedBy: ['r.market-formula'],
  },
]
