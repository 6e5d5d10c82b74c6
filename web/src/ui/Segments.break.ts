export const breaks = [
  {
    name: 'the switches of cases look alive before they are',
    text: ' inert={!useInBrowser()}',
    becomes: '',
    noticedBy: ['r.first-step-drawn'],
  },
]
