export const breaks = [
  {
    name: 'whoever waits for a hash stays when the call is over',
    text: 'reject(new CallOver())',
    becomes: 'void CallOver',
  },
]
