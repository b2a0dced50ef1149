import type { Core } from '@strapi/strapi';
import { createAppointmentServices } from '../appointments/services';
import { createAuthServices } from '../auth/services';
import { Cards } from '../cards/encrypted-store';
import { createSnapshotCache } from '../catalogue/current-catalogue';
import { PictureFiles } from '../content/pictures/picture-files';
import { createSystemStatus } from '../desk/system-status/system-status';
import { Mailing } from '../messaging/mailing';
import { AddressLimits } from '../platform/address-limits';
import { Jobs } from '../platform/job-states';
import { Measures } from '../platform/measures';
import { hasServices, type Services, servicesOf } from '../platform/services';

/** Puts together what one backend keeps in memory, as soon as its database is connected. Starts nothing. */
export function createServices(strapi: Core.Strapi): Services {
  const measures = new Measures();
  return {
    measures,
    jobs: new Jobs(),
    addressLimits: new AddressLimits(measures),
    transactions: { ended: 0 },
    atEnd: [],
    catalogue: createSnapshotCache(strapi),
    systemStatus: createSystemStatus(strapi),
    mailing: new Mailing(measures),
    cards: new Cards(),
    pictures: new PictureFiles(),
    ...createAuthServices({ strapi, measures }),
    ...createAppointmentServices(strapi),
  };
}

/** Ends what runs beside the requests; a backend that stops before its start has come here has nothing to end. */
export async function closeServices(strapi: Core.Strapi): Promise<void> {
  if (!hasServices(strapi)) return;
  const { atEnd, passwords } = servicesOf(strapi);
  for (const end of atEnd) await end();
  await passwords.close();
}
