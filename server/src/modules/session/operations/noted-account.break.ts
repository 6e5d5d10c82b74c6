export const breaks = [
  {
    name: 'anybody makes the mark of an account in the log of its address',
    text: "createHmac('sha256', secret)",
    becomes: "createHmac('sha256', secret.subarray(0, 0))",
    noticedBy: ['r.noted-account'],
  },
]
