import { FigureFormatProvider } from '../ui/figure-format.ts'
import type { FigureFormat } from '../ui/figure-format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ToastProvider } from '../ui/Toast.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { ChartSection } from './ChartSection.tsx'
import { DataSection } from './DataSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { FormSection } from './FormSection.tsx'
import { MailSection } from './MailSection.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { StateSection } from './StateSection.tsx'

const euros = new Intl.NumberFormat('ca', { style: 'currency', currency: 'EUR' })
const plain = new Intl.NumberFormat('ca', { maximumFractionDigits: 1 })

const format: FigureFormat = {
  money: (amountCents) => euros.format(amountCents / 100),
  energy: (energyWh) => ({ value: plain.format(energyWh / 1000), unit: 'kWh' }),
  day: (day) => day.split('-').toReversed().join('/'),
  number: (value) => plain.format(value),
}

/** Every component in every state, with long Catalan words, to look at and to test with axe. */
export function Gallery() {
  return (
    <FigureFormatProvider value={format}>
      <ToastProvider label="Avisos" dismissLabel="Tanca l’avís">
        <SkipLink target="content">Ves al contingut</SkipLink>
        <main id="content" className="gallery">
          <PageHeading
            title="Consum de la casa de Vilafranca"
            answer={
              <>
                Aquest mes s’han consumit <span className="figures">214 kWh</span>, un 12&nbsp;% menys que el
                novembre passat.
              </>
            }
            detail="Carrer de la Cort, 14, 2n 1a, 08720 Vilafranca del Penedès"
            back={<a href="#content">Contractes</a>}
          />
          <ButtonSection />
          <FieldSection />
          <FormSection />
          <DataSection />
          <StateSection />
          <OverlaySection />
          <ChartSection />
          <MailSection />
        </main>
      </ToastProvider>
    </FigureFormatProvider>
  )
}
