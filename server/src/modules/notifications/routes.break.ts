export const breaks = [
  {
    name: 'the notifications of every account are read at once',
    text: "    .where('account_id', '=', reader.accountId)\n",
    becomes: '',
  },
]
