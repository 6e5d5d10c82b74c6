export const breaks = [
  {
    name: 'a failed login answers 401',
    text: 'bad_credentials: 403',
    becomes: 'bad_credentials: 401',
    noticedBy: ['c9.token-cookies'],
  },
  {
    name: 'a wrong body answers 422',
    text: 'invalid_request: 400',
    becomes: 'invalid_request: 404',
    noticedBy: ['r.switched-off'],
  },
  {
    name: 'the same power answers 409',
    text: 'same_power: 406',
    becomes: 'same_power: 409',
    noticedBy: ['v9.threshold'],
  },
]
