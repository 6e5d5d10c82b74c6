import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { Dialog, Drawer } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useToast } from '../ui/Toast.tsx'
import { Section } from './Section.tsx'

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const toast = useToast()
  const close = () => setOpen(undefined)
  return (
    <Section title="Finestres">
      <div className="row">
        <Button onClick={() => setOpen('dialog')}>Obre el diàleg</Button>
        <Button onClick={() => setOpen('drawer')}>Obre el calaix</Button>
        <Menu
          label="Núria Puigdollers"
          icon="user"
          heading={<span className="small soft">nuria.puigdollers@exemple.cat</span>}
          items={[
            { key: 'profile', label: 'Perfil', icon: 'user', href: '#profile' },
            { key: 'password', label: 'Canvia la contrasenya', icon: 'pencil', href: '#password' },
            { key: 'out', label: 'Surt', icon: 'arrowRight', onSelect: () => undefined },
          ]}
        />
        <Button onClick={() => toast({ tone: 'good', text: 'El correu s’ha desat.' })}>Avís bo</Button>
        <Button
          onClick={() =>
            toast({ tone: 'bad', text: 'En aquests moments no hem pogut realitzar aquesta operació.' })
          }
        >
          Avís dolent
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Canvi del compte de pagament"
        closeLabel="Tanca"
        footer={
          <>
            <Button look="primary" onClick={close}>
              Envia la sol·licitud
            </Button>
            <Button look="quiet" onClick={close}>
              Cancel·la
            </Button>
          </>
        }
      >
        <p>
          Les factures a partir del 3 de desembre es cobraran en aquest compte. Les anteriors, en el d’ara.
        </p>
        <Field name="iban" label="IBAN" hint="Es pot enganxar amb espais." />
        <Combobox
          name="bank"
          label="Entitat"
          options={['Caixa d’Enginyers', 'Triodos Bank'].map((name) => ({ value: name, label: name }))}
          texts={{ nothing: 'Cap', open: 'Obre', clear: 'Esborra' }}
        />
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Menú" closeLabel="Tanca el menú">
        <a href="#content">Contractes</a>
        <a href="#content">Factures</a>
      </Drawer>
    </Section>
  )
}
