export const breaks = [
  {
    name: 'a notification is shown to every account of a customer',
    text: "    .where('notification.account_id', '=', accountId)\n",
    becomes: '',
  },
  {
    name: 'what somebody does not want to see is shown',
    text: "    .where('notification.shown', '=', true)\n",
    becomes: '',
  },
]
