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
const DAY = 24 * HOUR;
/** Time between two codes. */
const PAUSE = { name: 'phone-code-pause', points: 1, duration: 60 };
/** Numbers of codes that a phone is sent at the request of one address. */
const OF_ADDRESS = [
  { name: 'phone-code-hour-of-address', points: 3, duration: HOUR },
  { name: 'phone-code-day-of-address', points: 6, duration: DAY },
];
/** The same of all together, beyond the first of each. */
const OF_ALL = [
  { name: 'phone-code-hour', points: 5, duration: HOUR },
  { name: 'phone-code-day', points: 10, duration: DAY },
];
/** Addresses that can ask about one recipient in a day: a whole net of them must not make a phone ring without end. */
const MOST_ADDRESSES = 10;
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
async function passedLimit(
  { limits, measures }: Pick<Services, 'limits' | 'measures'>,
  all: readonly Limit[],
  key: string,
): Promise<{ name: string; told: { retryAfterSeconds: number } } | null> {
  for (const limit of all) {
    const counted = await limits.count({ ...limit, key });
    if (counted.consumedPoints <= limit.points) continue;
    measures.tell('refusal', { limit: limit.name });
    const retryAfterSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    return { name: limit.name, told: { retryAfterSeconds } };
  }
  return null;
}

/**
 * Counts that an address asks for codes to a recipient. The first request of an address on a day is counted separately, so that
 * strangers who use up the limit leave one for the owner of the phone. @returns as {@link passedLimit}
 */
export async function passedByAddress(
  services: Pick<Services, 'limits' | 'measures'>,
  { name, recipient, address }: { name: string; recipient: string; address: string },
  { ofAddress, ofAll }: { ofAddress: readonly Limit[]; ofAll: readonly Limit[] },
) {
  const key = `${recipient} ${networkOf(address)}`;
  const passed = await passedLimit(services, ofAddress, key);
  if (passed) return passed;
  const asked = await services.limits.count({ name: `${name}-asked`, points: 1, duration: DAY, key });
  const ofFirst = { name: `${name}-addresses`, points: MOST_ADDRESSES, duration: DAY };
  return await passedLimit(services, asked.consumedPoints === 1 ? [ofFirst] : ofAll, recipient);
}

/**
 * Sends a code by which the holder of a phone can prove it. The phone is not looked up, so answer and duration are the same for an
 * unknown one. Refused with 400 for an invalid phone, with 409 if a code was sent just now, too many were sent, or the clinic does
 * not write to phones of that country: codes to premium numbers would earn a stranger money. @param browser id of the browser that
 * alone may enter the code
 */
export async function askForCode(
  { strapi, catalogue, address, now }: With<'strapi' | 'catalogue' | 'address' | 'now'>,
  asked: z.output<typeof codeRequest>,
  browser: string,
): Promise<Outcome<{ phone: string; againInSeconds: number }>> {
  const services = servicesOf(strapi);
  const { limits, mailing, measures } = services;
  const channel = channelOf(catalogue.data);
  if (channel === null) return codeRefused('notOffered');
  const phone = clinicPhone(asked.phone, catalogue, asked.branch);
  if (phone === null) return invalidFields(['phone']);
  if (!mayBeWrittenTo(phone, catalogue.data.branches)) return codeRefused('notOffered');
  const passed =
    address === null
      ? await passedLimit(services, [PAUSE, ...OF_ALL], phone)
      : await passedByAddress(
          services,
          { name: 'phone-code', recipient: phone, address },
          { ofAddress: [PAUSE, ...OF_ADDRESS], ofAll: OF_ALL },
        );
  if (passed) return codeRefused(passed.name === PAUSE.name ? 'tooSoon' : 'tooMany', passed.told);
  const most = Math.max(1, Math.floor(catalogue.data.rules.maxPhoneMessagesPerDay * SHARE_OF_CODES));
  const left = most - (await countCodeParts(strapi.db.connection, now));
  if (left <= 0) {
    measures.tell('refusal', { limit: 'phone-codes-of-all' });
    return codeRefused('tooMany');
  }
  if (address !== null) {
    const key = networkOf(address);
    const name = 'phone-code-address';
    const counted = await limits.count({ name, points: most, duration: DAY, key });
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
  return { ok: true, value: { phone, againInSeconds: PAUSE.duration } };
}
