import type { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { PhoneChannel } from '../../contract/channels';
import { networkOf } from '../../contract/network';
import type { codeRequest } from '../../contract/phone-code';
import { mayBeWrittenTo } from '../../messaging/stopped-phones';
import { inTransaction } from '../../platform/database';
import type { Limit } from '../../platform/limits/limits';
import { codeRefused, invalidFields, type Outcome } from '../../platform/refusal';
import { type Services, servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { phoneOf } from '../record/booking-input';
import { CODE_MESSAGE, countCodeParts, insertCode } from './code-rows';

const HOUR = 60 * 60;
/** Numbers of codes that a phone is sent, whoever asks; the first says how soon another one. */
const LIMITS = [
  { name: 'phone-code-pause', points: 1, duration: 60 },
  { name: 'phone-code-hour', points: 5, duration: HOUR },
  { name: 'phone-code-day', points: 10, duration: 24 * HOUR },
] as const;
/** Limits of one address: whoever names another's phone leaves its owner some codes. */
const LIMITS_OF_ADDRESS = [
  { name: 'phone-code-hour-of-address', points: 3, duration: HOUR },
  { name: 'phone-code-day-of-address', points: 6, duration: 24 * HOUR },
] as const;
/** Share of the messages a day, of which patients need the rest for their visits. */
const SHARE_OF_CODES = 0.5;
/** Share of the day's remaining codes for one address: many together never leave none for the next one. */
const SHARE_OF_ADDRESS = 0.05;

/** Returns the channel of codes and requested links; null where the clinic writes to no phone. */
export function channelOf({ rules }: CatalogueSnapshot['data']): PhoneChannel | null {
  return rules.phoneChannels.includes('sms') ? 'sms' : (rules.phoneChannels[0] ?? null);
}

/** A typed phone in E.164, by the country of the branch or else of any branch; null when it is none. */
export function clinicPhone(phone: string, catalogue: CatalogueSnapshot, branch?: string | null) {
  const { branches } = catalogue.data;
  const first = branch ? branches[branch]?.country : undefined;
  const countries = new Set([first, ...Object.values(branches).map(({ country }) => country)]);
  for (const country of countries) {
    const number = phoneOf({ phone, country });
    if (number !== null) return number;
  }
  return null;
}

/** Counts by each of some limits up to the first that is passed, and gives that with when to ask again; null where none is. */
export async function passedLimit(
  { limits, measures }: Pick<Services, 'limits' | 'measures'>,
  all: readonly (Limit & { key: string })[],
): Promise<{ name: string; told: { retryAfterSeconds: number } } | null> {
  for (const limit of all) {
    const counted = await limits.count(limit);
    if (counted.consumedPoints <= limit.points) continue;
    measures.tell('refusal', { limit: limit.name });
    const retryAfterSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    return { name: limit.name, told: { retryAfterSeconds } };
  }
  return null;
}

/**
 * Sends a code to a phone, by which whoever holds it can prove that. Nothing is looked up of the phone: the answer and its time
 * are the same for one that nobody knows. Refused with 400 for what is no phone, with 409 when one was sent just now or too
 * many were, when the clinic writes to no phone, or to none of that country: a code to a number of a stranger's choice may be a
 * stranger's earning.
 * @param browser stands for the browser that alone may try the code
 */
export async function askForCode(
  { strapi, catalogue, address, now }: With<'strapi' | 'catalogue' | 'address' | 'now'>,
  asked: z.output<typeof codeRequest>,
  browser: string,
): Promise<Outcome<{ phone: string; againInSeconds: number }>> {
  const { limits, mailing, measures } = servicesOf(strapi);
  const channel = channelOf(catalogue.data);
  if (channel === null) return codeRefused('notOffered');
  const phone = clinicPhone(asked.phone, catalogue, asked.branch);
  if (phone === null) return invalidFields(['phone']);
  if (!mayBeWrittenTo(phone, catalogue.data.branches)) return codeRefused('notOffered');
  const ofAddress = `${phone} ${networkOf(address ?? '')}`;
  const limitsOfAddress =
    address === null ? [] : LIMITS_OF_ADDRESS.map((limit) => ({ ...limit, key: ofAddress }));
  const passed = await passedLimit(servicesOf(strapi), [
    ...limitsOfAddress,
    ...LIMITS.map((limit) => ({ ...limit, key: phone })),
  ]);
  if (passed) return codeRefused(passed.name === LIMITS[0].name ? 'tooSoon' : 'tooMany', passed.told);
  const most = Math.max(1, Math.floor(catalogue.data.rules.maxPhoneMessagesPerDay * SHARE_OF_CODES));
  const left = most - (await countCodeParts(strapi.db.connection, now));
  if (left <= 0) {
    measures.tell('refusal', { limit: 'phone-codes-of-all' });
    return codeRefused('tooMany');
  }
  if (address !== null) {
    const key = networkOf(address);
    const name = 'phone-code-address';
    const counted = await limits.count({ name, points: most, duration: 24 * HOUR, key });
    if (counted.consumedPoints > Math.max(1, Math.floor(left * SHARE_OF_ADDRESS))) {
      measures.tell('refusal', { limit: name });
      return codeRefused('tooMany');
    }
  }
  await inTransaction(strapi, async (trx) => {
    const reference = await insertCode({ trx, now }, { phone, browser, language: asked.locale });
    const message = { channel, kind: CODE_MESSAGE, reference, to: phone, isByStranger: true };
    await mailing.write({ trx, now }, [message]);
  });
  mailing.wake();
  return { ok: true, value: { phone, againInSeconds: LIMITS[0].duration } };
}
