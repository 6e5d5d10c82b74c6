import pg from 'pg'

const { types } = pg
type Parser = (text: string) => unknown

const TEXT_ARRAY = 1009
/** pg declares a closed list of types, in which arrays are missing; any number is right. */
const parserOf = types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parser

function int8(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError('An int8 column holds a number that JavaScript cannot hold exactly')
}

/** '2026-03-29 01:00:00.5+00' to '2026-03-29T01:00:00.5Z'; connections run in UTC. */
function instant(text: string): string {
  return text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z')
}

const asIs: Parser = (text) => text
function listOf(parse: Parser): Parser {
  return (text) =>
    (parserOf(TEXT_ARRAY)(text) as (string | null)[]).map((item) => (item === null ? null : parse(item)))
}

const PARSERS = new Map<number, Parser>([
  [20, int8],
  [1016, listOf(int8)],
  [1082, asIs], // date
  [1182, listOf(asIs)],
  [1083, asIs], // time
  [1114, instant], // timestamp
  [1184, instant], // timestamptz
  [1185, listOf(instant)],
  [1186, asIs], // interval
  [1231, listOf(asIs)], // numeric[]
])

/**
 * How column values reach us: whole numbers as numbers (or an error, never a rounded one), numeric as text,
 * a date as 'YYYY-MM-DD' and an instant as ISO text in UTC, so that nothing here touches Date.
 */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) ||
    types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}
