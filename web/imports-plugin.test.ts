import { expect, it } from 'vitest'
import { plainImports } from './imports-plugin.ts'

it('an import of one name is written once, whatever else stands around it', () => {
  const taken = (from: string) =>
    `load:async()=>(await L(async()=>{let{Home:e}=await ${from};return{Home:e}},m([1]))).Home`
  const plain = (from: string) => `load:async()=>(await L(()=>${from},m([1]))).Home`
  for (const from of ['import(`./a.js`)', 'import(`./a.js`).then(e=>e.t)'])
    expect(plainImports(taken(from))).toBe(plain(from))
})

it.each([
  'async()=>{let{Home:e}=await import(`./a.js`);return{Other:e}}',
  'async()=>{let{Home:e}=await import(`./a.js`);return e}',
  'async()=>{let{Home:e,Row:t}=await import(`./a.js`);return{Home:e,Row:t}}',
])('%s stays as it is', (code) => {
  expect(plainImports(code)).toBe(code)
})
