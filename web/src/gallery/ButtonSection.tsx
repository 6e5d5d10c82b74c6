import { Button, buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Code, Cups } from '../ui/Cups.tsx'
import { Day, Energy, Money, Quantity } from '../ui/figures.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Section } from './Section.tsx'

export function ButtonSection() {
  return (
    <Section title="Botons, xips i xifres">
      <div className="row">
        <Button look="primary">Paga la factura</Button>
        <Button icon={<Icon name="download" />}>Descarrega el contracte</Button>
        <Button look="quiet">Cancel·la</Button>
        <Button look="danger">Retira el consentiment</Button>
        <Link className={buttonClass({ look: 'primary' })} href="#content">
          Enllaç amb forma de botó
        </Link>
        <Button small icon={<Icon name="document" />}>
          Petit
        </Button>
        <IconButton icon="download" label="Descarrega la factura FE26-00123" />
        <IconButton icon="close" label="Tanca" />
      </div>
      <Button look="primary" busy busyLabel="S’està enviant la sol·licitud…">
        Envia
      </Button>
      <Button
        look="primary"
        disabledReason="La potència ja es va canviar el 14/03/2026: es podrà tornar a canviar a partir del 14/03/2027."
      >
        Canvia la potència contractada
      </Button>
      <Button look="primary" wide>
        Accepto les condicions generals i particulars del subministrament d’energia elèctrica
      </Button>
      <div className="row">
        <Chip tone="good">Actiu</Chip>
        <Chip tone="info">En procés</Chip>
        <Chip tone="wait">Pendent de signatura</Chip>
        <Chip tone="bad">Pendent de pagament</Chip>
        <Chip tone="neutral">De baixa</Chip>
      </div>
      <div className="row">
        <Money amountCents={123456} />
        <Money amountCents={-4510} />
        <Energy energyWh={214300} />
        <Quantity value="4,6" unit="kW" />
        <Day day="2026-11-21" />
        <Cups cups="ES0031405678901234YB0F" copyLabel="Copia el CUPS" copiedLabel="CUPS copiat" />
        <Code code="ES9121000418450200051332" />
        <CopyButton worded text="SOL2026" label="Copia el codi" copiedLabel="Codi copiat" />
        <Spinner label="S’està carregant" />
      </div>
      <div className="row">
        {(
          [
            'alert',
            'arrowLeft',
            'arrowRight',
            'battery',
            'bolt',
            'calendar',
            'card',
            'chart',
            'check',
            'clock',
            'close',
            'copy',
            'document',
            'download',
            'external',
            'eye',
            'flame',
            'help',
            'info',
            'mail',
            'menu',
            'message',
            'minus',
            'pencil',
            'phone',
            'plus',
            'search',
            'sort',
            'sun',
            'upload',
            'user',
          ] as const
        ).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Section>
  )
}
