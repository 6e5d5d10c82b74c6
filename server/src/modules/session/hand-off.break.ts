export const breaks = [
  {
    name: 'a one-time token can be used twice',
    text: "    .where('used_at', 'is', null)\n",
    becomes: '',
  },
  {
    name: 'a one-time token never grows old',
    text: "    .where('expires_at', '>', at(nowMs))\n",
    becomes: '',
  },
  {
    name: 'a token that was handed off outlives everything',
    text: ".where('used_at', 'is', null).execute()",
    becomes: ".where('used_at', 'is not', null).execute()",
  },
]
