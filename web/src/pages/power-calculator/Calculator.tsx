import { useState } from 'react'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import './calculator.css'
import { PowerResult } from './PowerResult.tsx'
import type { Calculation } from './send-power-lead.ts'

/** The questions, then what comes of them. */
export function Calculator() {
  const [calculation, setCalculation] = useState<Calculation>()
  if (!calculation) return <CalculatorForm onCalculated={setCalculation} />
  return (
    <LazyTexts area="lead-form" fallback={null}>
      <PowerResult calculation={calculation} onAgain={() => setCalculation(undefined)} />
    </LazyTexts>
  )
}
