export const breaks = [
  {
    name: 'what is sent can no longer be taken back',
    text: "take_effect: { to: 'effective', by: ['retailer', 'system'] },\n    withdraw: { to: 'withdrawn', by: ['customer', 'system'] },",
    becomes: "take_effect: { to: 'effective', by: ['retailer', 'system'] },",
  },
  {
    name: 'the customer may accept a request',
    text: "sent: {\n    accept: { to: 'accepted', by: ['retailer', 'system'] }",
    becomes: "sent: {\n    accept: { to: 'accepted', by: ['retailer', 'system', 'customer'] }",
  },
]
