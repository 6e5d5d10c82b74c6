export const breaks = [
  {
    name: 'a request expires while the new holder still has time',
    text: ".where('signature.signed_at', 'is', null)",
    becomes: '',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
]
