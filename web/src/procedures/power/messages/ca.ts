import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const power: Messages<typeof es.power> = {
  loading: 'S’està carregant la potència contractada',
  unread: 'No hem pogut carregar la potència contractada',
  nothingChanged: 'No s’ha canviat res.',
  same: 'És la mateixa potència que ja hi ha contractada.',
  leave: 'Tornar als contractes',
  powers: {
    title: 'Potència que es vol contractar',
    period: 'Potència en {period}',
    now: 'Ara: {power}',
    change: '{after} (ara {before})',
    whyTwo:
      'P1 regeix de {from, number} a {to, number} h els dies feiners; P2, de 0 a {from, number} h els feiners, i tot el dia els caps de setmana i els festius estatals. Va de {step} en {step} kW i arriba fins a {limit} kW.',
    whySix: 'Hi ha {periods, number} períodes, i cap no pot tenir menys potència que l’anterior.',
  },
  ahead: {
    cost: 'La distribuïdora cobra {connection} més impostos. Si la potència puja, també {access} per kW, i fins a {extension} per kW d’extensió.',
    costRelief:
      'La distribuïdora no cobra res; només si la potència puja, fins a {extension} per kW d’extensió.',
    lock: 'Després no es podrà tornar a canviar en {months, plural, one {# mes} other {# mesos}}: fins al dia {day}.',
    noLock: 'Després es podrà tornar a canviar sense esperar.',
  },
  measured: {
    peak: 'Pic mesurat: {power} ({span})',
    proposal: 'Proposta: {power}',
    saves: 'La proposta estalvia {amount} l’any, impostos inclosos.',
    savesLittle: 'La proposta estalvia {amount} l’any: no arriba a pagar el que costa el canvi.',
    optimal: 'Amb la potència d’ara ja es paga el mínim per al que es consumeix.',
    unknown: 'Falta la mesura d’algun mes: no proposem cap potència.',
    take: 'Posar-hi la proposta',
    taken: 'La proposta ja hi és.',
  },
  below: {
    title: 'Pot marxar la llum',
    why: '{periods} {count, plural, one {queda} other {queden}} per sota del que ja s’ha arribat a demanar ({peaks}). Si se supera la potència nova, el comptador talla el subministrament fins que es desconnecta alguna cosa i es rearma.',
    yes: 'Ho sé i vull aquesta potència',
    fact: 'Per sota del pic mesurat',
    accepted: 'Confirmat',
  },
  linked: {
    which: 'Ja hi havia altres potències escrites',
    begun: 'Escrites abans: {powers}',
    linked: 'De l’enllaç: {powers}',
    take: 'Posar les de l’enllaç',
    keep: 'Continuar amb les d’abans',
    filledIn: 'Les potències proposades ja hi són; es poden canviar abans de continuar.',
  },
  phone: {
    title: 'Un telèfon de contacte',
    label: 'Telèfon',
    why: 'La distribuïdora truca a aquest número si ha de venir algú a canviar el comptador o l’interruptor.',
  },
  cost: {
    title: 'El que cobra la distribuïdora, sense impostos',
    connection: 'Drets d’enganxament: {amount}',
    access: 'Drets d’accés: {amount} per cada kW que augmenta',
    extension:
      'Drets d’extensió: {amount} per cada kW que augmenta, si en els últims {years, number} anys no es tenia aquesta potència',
    when: 'Surt a la factura següent.',
  },
  selfEmployed: {
    label: 'Soc autònom o autònoma, amb alta a la Seguretat Social (RETA o assimilable)',
    hint: 'Fins al dia {day} la potència es pot canviar sense esperar i sense pagar enganxament ni accés. Demanarem el justificant de l’alta.',
  },
  refusal: {
    help: 'Si hi ha dubtes, atenem al {phone}.',
    process_running: {
      why: 'La distribuïdora només admet un canvi alhora en cada contracte. Quan acabi se’n podrà demanar un altre.',
    },
    contract_not_active: {
      title: 'Aquest contracte no és actiu',
      why: 'La potència només es pot canviar en contractes actius.',
    },
    power_change_too_soon: {
      title: 'La potència es va canviar fa menys de {months, plural, one {# mes} other {# mesos}}',
      why: 'Es pot canviar un cop cada {months, plural, one {# mes} other {# mesos}}: a partir del dia {day}.',
    },
    tariff_without_power: {
      title: 'Aquest contracte no té potència contractada',
      why: 'El gas no té potència per canviar.',
    },
  },
}
