export const breaks = [
  {
    name: 'a customer is told that the supply of another is free',
    text: 'select is_supplied(${cups20}, ${kind}) as supplied',
    becomes: 'select exists (select from contract where contract.cups20 = ${cups20}) as supplied',
    noticedBy: ['v3.lead-payload'],
  },
  {
    name: 'a bill of the customer before is told',
    text: " and ${sinceHeld('invoice.from_day')}`",
    becomes: '`',
    noticedBy: ['r.told'],
  },
  {
    name: 'one character of a CUPS is enough',
    text: 'cups.length < cupsEnd',
    becomes: 'cups.length < 1',
    noticedBy: ['v5.sign-up-required'],
  },
  {
    name: 'an account is activated by somebody else’s contract',
    text: "    .where('customer.nif', 'in', storedForms('tax-id', nif))\n",
    becomes: "    .$if(nif === '', (query) => query)\n",
    noticedBy: ['v5.sign-up-required'],
  },
  {
    name: 'any bill activates',
    text: '.$if(invoice !== null, (query) =>',
    becomes: '.$if(invoice === contract, (query) =>',
    noticedBy: ['v5.sign-up-required'],
  },
]
