export const breaks = [
  {
    name: 'a home without a battery has a card for it',
    text: 'when: ({ bateria_virtual }) => bateria_virtual.length > 0',
    becomes: 'when: ({ bateria_virtual }) => bateria_virtual.length >= 0',
  },
  {
    name: 'a card is shown although its switch is off',
    text: '(needs === undefined || offersSwitch(needs))',
    becomes: '(needs === undefined || offersSwitch(needs) || true)',
  },
  {
    name: 'gas has the card of power',
    text: 'room: [14, 24],\n    when: isElectric,',
    becomes: 'room: [14, 24],\n    when: () => true,',
  },
  {
    name: 'the anchor of a card opens no tab',
    text: 'cards.find(({ name }) => hash === cellId(name))?.tab ??',
    becomes: '',
  },
  {
    name: 'a tab without a card stands among the ways',
    text: '.filter((one) => one.cards.length > 0)',
    becomes: '',
  },
]
