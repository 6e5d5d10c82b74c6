export const breaks = [
  {
    name: 'the banner of the specification cannot be had',
    text: '{settings.cookieRejectAll ? ',
    becomes: '{settings ? ',
  },
]
