export const breaks = [
  {
    name: 'a flexible tariff is worked out from the metered periods',
    text: "qr.pricing === 'flexible' ? qr.flexibleEnergiesWh : qr.energiesWh",
    becomes: 'qr.energiesWh',
  },
]
