import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isAtLeast, lockingOf, madeTables, narrowingOf, oldestVersionOf } from './expand-contract.ts'
import { MIGRATIONS_FOLDER } from './migrate.ts'
import { splitStatements } from './sql-statements.ts'

/** The newest migration of before the rule: servers of before it do not start on what newer ones did anyway. */
const beforeTheRule = '0331'

/** What a file takes away, unless it says which version does without. */
function faultsOf(text: string): string[] {
  if (oldestVersionOf(text) !== undefined) return []
  const statements = splitStatements(text)
  const made = madeTables(statements)
  return statements.flatMap((statement) => {
    const narrowing = narrowingOf(statement)
    const isOfNew = [...made].some((table) => new RegExp(`\\b${table}\\b`).test(statement.text))
    return narrowing === undefined || isOfNew ? [] : [`line ${statement.line} ${narrowing}`]
  })
}

it('migrations only add, unless they say which version does without [r.expand-contract]', async () => {
  const faults: string[] = []
  for (const name of await readdir(MIGRATIONS_FOLDER)) {
    if (!name.endsWith('.sql') || name.slice(0, 4) <= beforeTheRule) continue
    const text = await readFile(join(MIGRATIONS_FOLDER, name), 'utf8')
    // Do not change the rule: add first, and take away in a release after it, with `-- works with: <version>`.
    faults.push(...faultsOf(text).map((fault) => `${name} ${fault}`))
  }
  expect(faults).toEqual([])
})

it.each([
  ['alter table fruit drop column kind', 'drops a column'],
  ['alter table fruit rename column kind to sort', 'renames something'],
  ['alter table fruit rename to fruits', 'renames something'],
  ['alter table fruit alter column kind type int using 1', 'changes the type of a column'],
  ['alter table fruit alter kind set not null', 'asks for a value where there was none'],
  ['alter table fruit add column kind text not null', 'adds a column that others do not fill'],
  ['drop table fruit', 'drops something'],
  ['create unique index fruit_kind on fruit (kind)', 'refuses rows that were taken'],
])('%s takes something away', (text, what) => {
  expect(narrowingOf({ text, line: 1 })).toBe(what)
})

it.each([
  'alter table fruit add column kind text',
  "alter table fruit add column kind text not null default 'drop table'",
  'create table fruit (kind text not null)',
  'create index on fruit (kind)',
  'alter table fruit drop constraint fruit_kind_check, add constraint fruit_kind_check check (kind in (1, 2))',
  'create or replace function peel() returns void language plpgsql as $$ begin drop table peel; end $$',
  'alter table fruit add column a int, add constraint b check ((c = 1) = (a is not null))',
  'alter table fruit alter column kind drop not null',
])('%s only adds', (text) => {
  expect(narrowingOf({ text, line: 1 })).toBeUndefined()
})

it('what a file does to a table that it makes itself takes nothing away, and a file may say who does without', () => {
  expect(faultsOf('create table fruit (id int); create unique index one on fruit (id);')).toEqual([])
  expect(faultsOf('select 1; alter table fruit drop column kind;')).toEqual(['line 1 drops a column'])
  expect(faultsOf('-- works with: 2.3.0\nalter table fruit drop column kind;')).toEqual([])
})

it.each([
  ['2.1.0', '2.1.0', true],
  ['2.10.0', '2.9.9', true],
  ['2.1.0', '2.1.1', false],
  ['3.0.0', '2.9.9', true],
  ['2.9.9', '3.0.0', false],
])('version %s is at least %s: %s', (version, oldest, is) => {
  expect(isAtLeast(version, oldest)).toBe(is)
})

it('says who waits for a statement', () => {
  const of = (text: string) => lockingOf({ text, line: 1 })
  expect(of('alter table fruit\n  add column kind text')).toEqual({
    table: 'fruit',
    holds: 'reads and writes',
    readsAllRows: false,
  })
  expect(of('create index fruit_kind on fruit (kind)')).toMatchObject({ holds: 'writes', readsAllRows: true })
  expect(of('update fruit set kind = 1')).toMatchObject({ holds: 'writes', readsAllRows: true })
  expect(of('create table fruit (id int)')).toBeUndefined()
})
