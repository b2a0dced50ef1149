import type { Migration } from '../../platform/migrations';
import { appendOnlyRecords } from './0004-append-only-records';
import { appointmentCounts } from './0005-appointment-counts';
import { doctorInOnePlace } from './0006-doctor-in-one-place';
import { catalogueChanges } from './0011-catalogue-changes';
import { outboxChannels } from './0012-outbox-channels';
import { webhooks } from './0022-webhooks';
import { emptyWishes } from './0027-empty-wishes';
import { payments } from './0033-payments';
import { inCatalogue } from './catalogue-triggers';
import { plain } from './plain-statements';

/** The oldest version that runs on a database of this one, for `npm run rollback`; raised by what that version cannot read. */
export const OLDEST_CODE = '0.15.0';

/** All migrations, oldest first. Append only; what a later one drops is removed from the `makes` of the earlier one. */
export function listMigrations(keptDays: number, isShared: boolean): readonly Migration[] {
  return [
    plain('0001-account-addresses'),
    plain('0002-sign-in-limits'),
    plain('0003-appointment-indexes'),
    appendOnlyRecords(keptDays),
    appointmentCounts,
    doctorInOnePlace,
    plain('0007-call-due-index'),
    plain('0008-erased-index'),
    plain('0009-content-changes'),
    ...(isShared ? [plain('0010-call-limits'), catalogueChanges] : []),
    outboxChannels,
    plain('0013-amended-index'),
    plain('0014-waiting-list'),
    plain('0015-outbox-provider'),
    ...(isShared ? [inCatalogue('0017-fees-in-catalogue')] : []),
    plain('0018-cancellation-index'),
    plain('0019-news-index'),
    plain('0021-email-index'),
    webhooks,
    plain('0026-imports'),
    emptyWishes,
    ...(isShared ? [inCatalogue('0028-resources-in-catalogue')] : []),
    plain('0030-log-actor-index'),
    ...(isShared ? [inCatalogue('0031-series-in-catalogue')] : []),
    payments,
    ...(isShared ? [inCatalogue('0036-questions-in-catalogue')] : []),
    plain('0037-guardian-index'),
    plain('0038-withdrawn-index'),
  ];
}
