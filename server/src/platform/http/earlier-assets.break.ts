export const breaks = [
  {
    name: 'a page of the release before finds none of its files',
    text: '.slice(0, earlierReleases)',
    becomes: '.slice(0, 0)',
    noticedBy: ['r.earlier-assets'],
  },
]
