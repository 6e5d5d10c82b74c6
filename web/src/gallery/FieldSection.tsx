import { useState } from 'react'
import { Checkbox, RadioGroup, Switch } from '../ui/choices.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { DateRange } from '../ui/DateRange.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { FileField } from '../ui/FileField.tsx'
import type { FileItem } from '../ui/FileField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Select } from '../ui/Select.tsx'
import { Section } from './Section.tsx'

const towns = [
  'Badalona',
  'Barcelona',
  'Castellar del Vallès',
  'Sant Cugat del Vallès',
  'Vilafranca del Penedès',
]
const cost = 'Es cobraran els drets de connexió i, si la potència puja, els d’accés i extensió.'

export function FieldSection() {
  const [range, setRange] = useState({ firstDay: '2026-11-01', lastDay: '2026-11-30' })
  return (
    <Section title="Camps">
      <div className="gallery-grid">
        <Field name="holder" label="Nom i cognoms de la persona titular" autoComplete="name" />
        <Field
          name="cups"
          label="CUPS"
          hint="És el codi del punt de subministrament: surt a la factura i comença per ES."
          defaultValue="ES0031405678901234"
          error="Falten dues lletres de control al final: el codi té 20 o 22 caràcters."
        />
        <Field
          name="power"
          label="Potència en punta"
          suffix="kW"
          width="short"
          inputMode="decimal"
          defaultValue="4,6"
        />
        <Field
          name="ref"
          label="Referència cadastral"
          optional="(opcional)"
          placeholder="9872023VH5797S0001WX"
        />
        <Field name="fixed" label="Correu electrònic del compte" readOnly defaultValue="nuria@exemple.cat" />
        <PasswordField
          name="password"
          label="Contrasenya"
          autoComplete="current-password"
          showLabel="Mostra"
          hideLabel="Amaga"
        />
        <Select
          name="contract"
          label="Contracte"
          placeholder="Trieu un contracte"
          options={[{ value: '1', label: '0012345 · Carrer de la Cort, 14, 2n 1a, Vilafranca del Penedès' }]}
        />
        <Select
          name="wrong"
          label="Tipus de reclamació"
          error="Cal triar un tipus."
          options={[{ value: '', label: '—' }]}
        />
        <Combobox
          name="town"
          label="Municipi"
          placeholder="Escriviu-ne una part"
          options={towns.map((town) => ({ value: town, label: town }))}
          texts={{
            nothing: 'Cap municipi es diu així',
            open: 'Obre la llista',
            clear: 'Esborra el municipi',
          }}
        />
        <TextArea name="text" label="Què ha passat?" hint="Com més concret, abans ho podrem resoldre." />
        <div>
          <Checkbox name="terms" label="He llegit i accepto les condicions d’ús" defaultChecked />
          <Checkbox
            name="owner"
            label="Soc la persona titular del compte"
            error="Cal confirmar-ho per continuar."
          />
          <Checkbox
            name="sips"
            label="No cedir les meves dades (SIPS)"
            disabledReason="La sol·licitud ja està en marxa des del 12/11/2026."
          />
          <Switch
            name="online"
            label="Factura en línia"
            hint="La rebreu per correu electrònic."
            defaultChecked
          />
          <Switch name="news" label="Comunicació electrònica" />
        </div>
        <RadioGroup
          name="bank"
          label="Compte de pagament"
          hint="On es domiciliaran les properes factures."
          cards
          defaultValue="new"
          options={[
            { value: 'old', label: 'ES91 2100 •••• 1332', hint: 'El fa servir el contracte 0012345' },
            { value: 'new', label: 'Un altre compte' },
          ]}
        />
        <Files />
      </div>
      <DateRange
        label="Període del gràfic"
        firstLabel="Des de"
        lastLabel="Fins a"
        placeholder="dd/mm/aaaa"
        order="dmy"
        language="ca"
        range={range}
        onChange={setRange}
        bounds={{ firstDay: '2023-11-21', lastDay: '2026-11-30' }}
        texts={{
          invalid: 'Aquesta data no existeix.',
          startAfterEnd: 'La data d’inici no pot ser posterior a la final.',
          openCalendar: 'Obre el calendari',
          months: 'Mesos',
          previousMonth: 'Mes anterior',
          nextMonth: 'Mes següent',
        }}
      />
      <p className="small soft">{cost}</p>
    </Section>
  )
}

const someFiles: readonly FileItem[] = [
  {
    id: '1',
    name: 'escriptura-compravenda.pdf',
    sizeText: '12,4 MB',
    state: 'sending',
    percent: 42,
    percentText: '42 %',
  },
  { id: '2', name: 'foto-comptador.jpg', sizeText: '2,1 MB', state: 'sent' },
  {
    id: '3',
    name: 'poder-notarial.pdf',
    sizeText: '8 MB',
    state: 'failed',
    reason: 'S’ha tallat la connexió',
  },
]

function Files() {
  const [files, setFiles] = useState(someFiles)
  return (
    <FileField
      label="Documents adjunts"
      hint="Fins a 5 fitxers de 500 MB cadascun"
      chooseLabel="Trieu fitxers o deixeu-los anar aquí"
      limits={{ maxFiles: 5, maxBytes: 500_000_000 }}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map((file) => ({ id: file.name, name: file.name, sizeText: '', state: 'sent' as const })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onRetry={() => undefined}
      texts={{
        tooLarge: (name) => `${name} passa de 500 MB.`,
        tooMany: () => 'No s’hi poden adjuntar més de 5 fitxers.',
        empty: (name) => `${name} és buit.`,
        cancel: (name) => `Atura l’enviament de ${name}`,
        remove: (name) => `Treu ${name}`,
        retry: 'Torna-ho a provar',
        sent: 'Enviat',
        removed: (name) => `${name}: tret`,
      }}
    />
  )
}
