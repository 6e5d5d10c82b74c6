import { describe, expect, test } from 'vitest'
import { gasContractingProcess } from './gas-process.ts'

const asked = { activeContract: true, changesHolder: false, tariff: 'RL.2' }

describe('what is asked of the gas distributor', () => {
  test.each([
    [
      'no contract there',
      { ...asked, activeContract: false, changesHolder: true },
      'RL.1',
      'A1_38',
      'no_contract_in_force',
    ],
    ['everything as it is', asked, 'RL.2', 'A1_02', 'nothing_changes'],
    ['another holder', { ...asked, changesHolder: true }, 'RL.2', 'A1_41', 'holder'],
    ['another tariff', asked, 'RL.3', 'A1_41', 'tariff'],
    ['both', { ...asked, changesHolder: true }, 'RL.3', 'A1_41', 'holder tariff'],
    ['a tariff that nobody knows', asked, null, 'A1_41', 'tariff_unknown'],
  ])('%s', (_, answers, tariff, code, reasons) => {
    const found = gasContractingProcess(answers, { tariff })
    expect([found.code, found.reasons.join(' ')]).toEqual([code, reasons])
  })
})
