export const breaks = [
  {
    name: 'a disabled account is shown notifications',
    text: ' and account.disabled_at is null',
    becomes: '',
  },
  {
    name: 'a browser shows the notifications of whoever asked there before',
    text: '(later.bound_at, later.id) > (push_device.bound_at, push_device.id)',
    becomes: 'later.id < 0',
  },
  {
    name: 'a browser of another account is removed',
    text: "    .where('account_id', '=', caller.accountId)\n",
    becomes: '',
  },
]
