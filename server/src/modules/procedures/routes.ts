import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { batteryModule } from './battery.ts'
import { changeHolderModule } from './change-holder.ts'
import { changeProductModule } from './change-product.ts'
import { contactModule } from './contact.ts'
import { endServiceModule } from './end-service.ts'
import { endSupplyModule } from './end-supply.ts'
import { erasureModule } from './erasure.ts'
import { ibanModule } from './iban.ts'
import { instalmentsModule } from './instalments.ts'
import { notificationAddressModule } from './notification-address.ts'
import { noticesModule } from './notices.ts'
import { powerModule } from './power.ts'
import { sipsModule } from './sips.ts'
import { tariffOptionsModule } from './tariff-options.ts'
import { withdrawalModule } from './withdrawal.ts'

/** The calls of every procedure; what each of them sets is in modules/requests/operations/procedures.ts. */
const modules: Readonly<Record<ProcedureName, (services: Services) => ApiModule>> = {
  power: powerModule,
  iban: ibanModule,
  sips: sipsModule,
  invoice_online: noticesModule,
  electronic_notification: noticesModule,
  tariff_options: tariffOptionsModule,
  battery: batteryModule,
  end_supply: endSupplyModule,
  end_service: endServiceModule,
  withdrawal: withdrawalModule,
  change_holder: changeHolderModule,
  change_product: changeProductModule,
  contact_email: contactModule,
  contact_mobile: contactModule,
  notification_address: notificationAddressModule,
  instalments: instalmentsModule,
  erasure: erasureModule,
}

/** Everything that a customer can have changed. */
export function proceduresRoutes(services: Services): ApiModule {
  const once = [...new Set(Object.values(modules))]
  return { slug: 'procedures', endpoints: once.flatMap((make) => make(services).endpoints) }
}
