export const breaks = [
  {
    name: 'a supply that has a contract can be contracted again',
    text: 'if (await isSupplied(services.db, parsed.cups20, kind))',
    becomes: "if ((await isSupplied(services.db, parsed.cups20, kind)) && cups === '')",
  },
  {
    name: 'a look-up tells what the supply takes in a year',
    text: 'power: kw(row.powers_w[0]),',
    becomes: 'power: row.yearly_wh?.[0] ?? null,',
  },
  {
    name: 'electricity is contracted as gas',
    text: "if (!tariff) return { data: { ...unavailable('electricity'",
    becomes: "if (!tariff && !row) return { data: { ...unavailable('electricity'",
  },
]
