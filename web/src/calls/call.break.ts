export const breaks = [
  {
    name: 'a reply tells the time in vain',
    text: "    setServerTime(instantOfHeader(response.headers.get('date')))\n",
    becomes: '',
  },
  {
    name: 'a call carries no token',
    text: "if (token) headers.set('authorization', `Bearer ${token}`)",
    becomes: '',
  },
  {
    name: 'a call does not carry the language',
    text: "if (locale) query.set('lang', locale)",
    becomes: '',
  },
  {
    name: 'a 401 ends no session',
    text: 'circumstances.rejected()',
    becomes: 'void 0',
  },
  {
    name: 'what is read from the desk is called in the name of whoever is signed in',
    text: '(endpoint.delegate || isInspection(acting))',
    becomes: 'endpoint.delegate',
    noticedBy: ['r.inspection-apart'],
  },
]
