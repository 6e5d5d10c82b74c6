import { expect, test } from 'vitest'
import { splitStatements } from './sql-statements.ts'

test.each([
  ['select 1; select 2', ['select 1', 'select 2']],
  ["select ';'';'; select 2;", ["select ';'';'", 'select 2']],
  ['select ";" -- ;\n;', ['select ";" -- ;']],
  ['/* a; */ select 1;\n-- end;\n', ['select 1']],
  [
    'create function f() returns int language sql as $body$ select 1; select 2; $body$; select 3',
    ['create function f() returns int language sql as $body$ select 1; select 2; $body$', 'select 3'],
  ],
])('%s', (file, expected) => {
  expect(splitStatements(file).map(({ text }) => text)).toEqual(expected)
})

test('a statement knows its line', () => {
  expect(splitStatements('-- why\n\nselect 1;\nselect\n2').map(({ line }) => line)).toEqual([3, 4])
})
