import { useState } from 'react'
import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { CalculatorForm } from './CalculatorForm.tsx'
import './calculator.css'
import { PowerResult } from './PowerResult.tsx'
import type { Calculation } from './send-power-lead.ts'

/** The questions, then what comes of them. */
export function Calculator() {
  const [calculation, setCalculation] = useState<Calculation>()
  const [bill, setBill] = useState<InvoiceQrSaid>()
  if (!calculation) return <CalculatorForm bill={bill} onBill={setBill} onCalculated={setCalculation} />
  return <PowerResult calculation={calculation} bill={bill} onAgain={() => setCalculation(undefined)} />
}
