export const breaks = [
  {
    name: 'a contract is listed for whoever has its tax id',
    text: "        and lower(lead.payload -> 'owner_address' ->> 'email' collate natural_order) collate \"C\" = (\n          select email from account where id = ${accountId} and customer_id = ${customerId})\n",
    becomes: '',
  },
  {
    name: 'who asks for a contract sees where a customer is written to',
    text: "(typedAddressOf(draft) ?? '')",
    becomes: '(address || typedAddressOf(draft))',
    noticedBy: ['r.known-person'],
  },
]
