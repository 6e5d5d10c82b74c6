import { expect, it } from 'vitest'
import { emptyAddress } from '../../form/address/typed-address.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import type { Answers } from './flow.ts'
import { newContract } from './messages/es.ts'
import { useStepTexts } from './use-step-texts.ts'

interface HomeProps {
  readonly answers: Answers
}

function Home({ answers }: HomeProps) {
  const { facts } = useStepTexts()(answers).home
  return facts?.map(({ term, value }) => (
    <p key={String(term)}>
      {term}: {value}
    </p>
  ))
}

it.each([
  ['ca', 'C. Major, 3, 2n, 08500 Vic'],
  ['es', 'C/ Major, 3, 2.º, 08500 Vic'],
  [undefined, 'C/ Major, 3, 2.º, 08500 Vic'],
] as const)(
  'the review writes a street typed in %s as it was typed [r.street-line]',
  (streetLanguage, line) => {
    const address = {
      ...emptyAddress,
      tv: 'CL',
      nv: 'Major',
      pnp: '3',
      pt: '2',
      zipcode: '08500',
      city: 'Vic',
    }
    const words = wordsOf(
      markupOf(<Home answers={{ address, streetLanguage }} />, { 'new-contract': newContract }),
    )
    expect(words).toContain(line)
  },
)
