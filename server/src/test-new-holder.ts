let people = 0

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Somebody whom the office has never seen, as a holder writes who takes over the contract. */
export function somebody(fields: object = {}) {
  people += 1
  const number = 20_000_000 + people
  return {
    reason: 'rented',
    nif: `${number}${letters[number % 23]}`,
    new_name: `Pau Soler ${letters[people % 23]}`,
    email: `pau.${people}@example.test`,
    mobile: '600000001',
    ...fields,
  }
}
