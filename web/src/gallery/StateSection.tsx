import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Section } from './Section.tsx'

export function StateSection() {
  return (
    <Section title="Estats">
      <div className="gallery-grid">
        <Card title="Sense factures">
          <EmptyState title="Encara no hi ha cap factura" action={<Button>Veure el contracte</Button>}>
            La primera arribarà cap al 3 de desembre, quan la distribuïdora hagi llegit el comptador.
          </EmptyState>
        </Card>
        <Card title="Amb un error">
          <ErrorState
            title="No s’ha pogut obtenir el consum"
            safe="No s’ha perdut res: les dades tornaran a ser aquí quan el servei respongui."
            action={<Button look="primary">Torna-ho a provar</Button>}
            help={
              <>
                Si continua passant: <a href="tel:+34900000000">900 000 000</a>
              </>
            }
            reference="Referència 7F3A-21C0"
          />
        </Card>
        <Card title="Carregant">
          <Skeleton label="S’està carregant el contracte" shape="answer" rows={1} />
          <Skeleton label="S’està carregant el contracte" shape="text" />
          <Skeleton label="S’estan carregant les factures" shape="table" rows={3} />
        </Card>
      </div>
      <Notice tone="wait" title="Hi ha una sol·licitud en marxa">
        El canvi de potència es va enviar a la distribuïdora el 12/11/2026. Mentre no respongui no se’n pot
        demanar un altre.
      </Notice>
      <Notice
        tone="bad"
        title="Hi ha 78,10 € pendents des del 3 de novembre"
        actions={<Button look="primary">Paga ara</Button>}
      >
        Si el rebut ja s’ha pagat al banc, pot trigar dos dies a constar aquí.
      </Notice>
      <Notice tone="good">El compte bancari s’ha canviat.</Notice>
      <Notice tone="info">Les dades dels darrers tres dies encara són provisionals.</Notice>
      <Notice tone="neutral">Aquesta és una versió de demostració.</Notice>
      <Progress label="Exportació del consum" text="3.120 de 8.760 hores" value={3120} max={8760} />
      <Progress label="S’està preparant el document" text="" />
    </Section>
  )
}
