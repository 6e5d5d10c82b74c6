import { answersOf, gasAnswersOf } from '@endoll/api/lead-payload.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import type { NewContractSoFar, SentFile } from '@endoll/domain/contracting/new-contract.ts'
import { findGasTariffByNumber } from '@endoll/domain/contracting/gas-contract.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import {
  activitiesIn,
  findTariffById,
  gasOriginRetailers,
  originRetailers,
} from '../../contracting/queries.ts'
import { findOfferedProduct } from '../asked-contract.ts'
import { fileKeyOf, payloadOf, type LeadRow, type StoredGasLead, type StoredLead } from '../lead-row.ts'
import type { LinkedLeads } from './open-link.ts'

type NamedFile = SentFile & { readonly name: string; readonly sizeBytes: number }

/** Files of the leads and of their groups, by their ids: what was attached stays attached, and only its name is told. */
async function filesOf(db: Db, leads: readonly LeadRow[]): Promise<ReadonlyMap<string, NamedFile>> {
  const groups = leads.flatMap(({ group_id: group }) => group ?? [])
  const others =
    groups.length === 0
      ? []
      : await db.selectFrom('lead').select('id').where('group_id', 'in', groups).execute()
  const rows = await db
    .selectFrom('uploaded_file')
    .select(['id', 'name', 'size_bytes'])
    .where(
      'claimed_by',
      'in',
      [...leads, ...others].map(({ id }) => fileKeyOf(id)),
    )
    .execute()
  return new Map(rows.map(({ id, name, size_bytes }) => [id, { id, name, sizeBytes: size_bytes }]))
}

/** What is shown beside the codes and numbers of a contract of electricity. */
async function shownOfElectricity(services: Services, lead: StoredLead, locale: Locale) {
  const product = await findOfferedProduct(services, lead, locale)
  const tariff = lead.tarifaATR === null ? undefined : findTariffById(lead.tarifaATR)
  return {
    accessTariffName: tariff?.name ?? '',
    productName: product?.name ?? '',
    productCents: product?.first_year ? Math.round(product.first_year.total * 100) : null,
    // One that is not on offer any more is chosen again.
    ...(product ? {} : { selectedProduct: undefined }),
  }
}

async function shownOfGas(services: Services, lead: StoredGasLead, locale: Locale) {
  const product = await findOfferedProduct(services, lead, locale)
  return {
    gasTariffName: findGasTariffByNumber(lead.tarifaATR ?? undefined)?.name ?? '',
    gasProductName: product?.name ?? '',
    gasProductCents: product?.first_year ? Math.round(product.first_year.total * 100) : null,
    ...(product ? {} : { gasProduct: undefined }),
  }
}

/** Names of what the home was said to be used for and of who supplies it. */
async function shownOfHome({ cnae, comerOrigin }: NewContractSoFar, isGas: boolean, locale: Locale) {
  const [activities, retailers] = await Promise.all([
    activitiesIn(languageOf(locale)),
    isGas ? gasOriginRetailers() : originRetailers(),
  ])
  const activity = activities.find(({ id }) => id === cnae)
  return {
    cnaeText: activity ? `${activity.name} · ${activity.descripcio}` : '',
    comerOriginName: retailers.find(({ id }) => id === comerOrigin)?.name ?? '',
  }
}

/** What is asked of the gas alone in a contract of both. */
async function ownOfGas(gas: NewContractSoFar, locale: Locale) {
  const { comerOriginName } = await shownOfHome(gas, true, locale)
  return {
    cupsGas: gas.cups,
    gasInvoice: gas.invoice,
    activeGasContract: gas.activeContract,
    comerGasOrigin: gas.comerOrigin,
    comerGasOriginName: comerOriginName,
    changeGasOwner: gas.changeOwner,
  }
}

/**
 * The answers as the form has them, with the names that stand beside codes. Not the account: who opens a link that was
 * passed on does not read it. Not what is accepted at the end either.
 */
export async function keptAnswers(
  services: Services,
  { electricity, gas }: LinkedLeads,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const light = electricity && (payloadOf(electricity) as StoredLead)
  const ofGas = gas && (payloadOf(gas) as StoredGasLead)
  const { iban: _iban, ...answers } = light ? answersOf(light) : ofGas ? gasAnswersOf(ofGas) : {}
  const gasPart = ofGas ? gasAnswersOf(ofGas) : {}
  const whole: Record<string, unknown> = {
    ...answers,
    isOwner: false,
    acceptOVConditions: undefined,
    acceptGdpr: undefined,
    leadsConsent: true,
    ...(await shownOfHome(answers, light === undefined, locale)),
    ...(light ? await shownOfElectricity(services, light, locale) : {}),
    ...(ofGas
      ? {
          gasAccessTariff: gasPart.gasAccessTariff,
          gasProduct: gasPart.gasProduct,
          ...(await shownOfGas(services, ofGas, locale)),
        }
      : {}),
    // Of both, the supply of the gas has fields of its own.
    ...(light && ofGas ? await ownOfGas(gasPart, locale) : {}),
  }
  const leads = [electricity, gas].filter((lead) => lead !== undefined)
  const files = await filesOf(services.db, leads)
  for (const field of ['invoice', 'cif', 'nifFaceup', 'selfconsAttachment', 'gasInvoice']) {
    const sent = whole[field] as readonly SentFile[] | undefined
    if (sent) whole[field] = sent.flatMap(({ id }) => files.get(id) ?? [])
  }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
}
