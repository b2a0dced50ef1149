import { writeLog } from '../../audit/write-log';
import type { FeedKind } from '../../contract/calendar-feed';
import type { LogAction } from '../../contract/log';
import type { With } from '../../platform/with';

/** Writes into the log whose calendar was changed, not where it is. */
export async function noteFeed(
  { catalogue, ...given }: With<'strapi' | 'trx' | 'catalogue' | 'member' | 'address' | 'now'>,
  action: LogAction,
  { kind, subject }: { kind: FeedKind; subject: string },
) {
  const { doctors, branches } = catalogue.data;
  const name = (kind === 'doctor' ? doctors : branches)[subject]?.name;
  const feed = name ? [...new Set([name.en, name.ar])].join(' · ') : subject || kind;
  await writeLog({ ...given, db: given.trx, by: given.member.documentId }, action, { detail: { feed } });
}
