// Hours of a supply as CSV, by docs/data-api.md alone: node hours.mjs <supply> <from> <to> > hours.csv
// ENDOLL_ADDRESS is the office (https://oficina.example), ENDOLL_TOKEN the token. Node 20 or newer, nothing to install.

const { ENDOLL_ADDRESS: address, ENDOLL_TOKEN: token } = process.env
const [supply, from, to] = process.argv.slice(2)

async function read(path, query) {
  const url = new URL(`/api/data/v1/${path}`, address)
  url.search = new URLSearchParams(query)
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (reply.status === 429) {
    await new Promise((wait) => setTimeout(wait, 1000 * Number(reply.headers.get('retry-after') ?? 60)))
    return read(path, query)
  }
  if (!reply.ok) throw new Error(`${url.pathname} answers ${reply.status}`)
  return reply.json()
}

console.log('start;import_kwh;export_kwh;price_eur_kwh;amount_eur')
for (let next = from; next !== null;) {
  const page = await read(`supplies/${encodeURIComponent(supply)}/hours/`, { from: next, to })
  for (const { start, import: taken, export: given, price, amount } of page.items)
    console.log([start, taken, given, price, amount].map((value) => value ?? '').join(';'))
  next = page.next
}
