export const breaks = [
  {
    name: 'the header of a page takes presses before its code runs',
    text: ' inert={!useInBrowser()}',
    becomes: '',
    noticedBy: ['r.first-step-drawn'],
  },
]
