export const breaks = [
  {
    name: 'the hours of a contract that follows the market are at the mean of its bill in the browser',
    text: 'return wh === null || nano === null ? usual : microcents(wh, nano)',
    becomes: 'return wh === null || nano === null || usual !== undefined ? usual : microcents(wh, nano)',
  },
]
