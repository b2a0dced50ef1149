import type { Migration } from '../../platform/migrations';
import { accountAddresses } from './0001-account-addresses';
import { signInLimits } from './0002-sign-in-limits';
import { appointmentIndexes } from './0003-appointment-indexes';
import { appendOnlyRecords } from './0004-append-only-records';
import { appointmentCounts } from './0005-appointment-counts';
import { doctorInOnePlace } from './0006-doctor-in-one-place';
import { contentChanges } from './0009-content-changes';
import { callLimits } from './0010-call-limits';
import { catalogueChanges } from './0011-catalogue-changes';
import { outboxChannels } from './0012-outbox-channels';
import { waitingList } from './0014-waiting-list';
import { webhooks } from './0022-webhooks';
import { imports } from './0026-imports';
import { emptyWishes } from './0027-empty-wishes';
import { payments } from './0033-payments';
import { inCatalogue } from './catalogue-triggers';
import {
  amendedIndex,
  callDueIndex,
  cancellationIndex,
  emailIndex,
  erasedIndex,
  logActorIndex,
  newsIndex,
  outboxProvider,
} from './single-indexes';

/** The oldest version that runs on a database of this one, for `npm run rollback`; raised by what that version cannot read. */
export const OLDEST_CODE = '0.15.0';

/** All migrations, oldest first. Append only; what an older one made and a newer one takes away leaves its `makes`. */
export function listMigrations(keptDays: number, isShared: boolean): readonly Migration[] {
  return [
    accountAddresses,
    signInLimits,
    appointmentIndexes,
    appendOnlyRecords(keptDays),
    appointmentCounts,
    doctorInOnePlace,
    callDueIndex,
    erasedIndex,
    contentChanges,
    ...(isShared ? [callLimits, catalogueChanges] : []),
    outboxChannels,
    amendedIndex,
    waitingList,
    outboxProvider,
    ...(isShared ? [inCatalogue('0017-fees-in-catalogue')] : []),
    cancellationIndex,
    newsIndex,
    emailIndex,
    webhooks,
    imports,
    emptyWishes,
    ...(isShared ? [inCatalogue('0028-resources-in-catalogue')] : []),
    logActorIndex,
    ...(isShared ? [inCatalogue('0031-series-in-catalogue')] : []),
    payments,
    ...(isShared ? [inCatalogue('0036-questions-in-catalogue')] : []),
  ];
}
