import type { Core } from '@strapi/strapi';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { Availability } from '../../contract/availability';
import { freeTime } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import { type DayOfSlots, freeDays, nextFreeTimes, type Place, presentLines } from './availability';
import type { AvailabilityQuery } from './availability-query';

/** Time for which a time that another process has just taken may still be offered here; its claim refuses it anyway. */
const FRESH_MS = 1_000;
/** Maximum number of cached answers; a month of one doctor is about 50 KB. */
const MAX_KEPT = 200;

interface MonthRequest {
  asked: AvailabilityQuery;
  /** Hash of the visitor whose holds are free for him; null for everybody else. */
  holder: string | null;
  catalogue: CatalogueSnapshot;
  now: number;
}

interface Kept {
  at: number;
  transactions: number;
  catalogue: CatalogueSnapshot;
  body: Promise<Buffer>;
}

/**
 * Answers of the call for free times, remembered for a second: many visitors look at the same month, and it is the same for all
 * who hold none of its times. Whatever this process books, frees or moves, and every edit of the hours, counts at once.
 */
export class MonthAnswers {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly strapi: Core.Strapi) {}

  get({ asked, holder, catalogue, now }: MonthRequest): Promise<Buffer> {
    const write = () => this.write({ asked, holder, catalogue, now });
    if (holder !== null) return write();
    const key = `${asked.doctor}|${asked.branch}|${asked.service}|${asked.from}|${asked.days}`;
    const transactions = servicesOf(this.strapi).transactions.ended;
    const known = this.kept.get(key);
    const isFresh = known && now - known.at < FRESH_MS && now >= known.at;
    if (isFresh && known.transactions === transactions && known.catalogue === catalogue) return known.body;
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const body = write();
    this.kept.set(key, { at: now, transactions, catalogue, body });
    body.catch(() => this.kept.delete(key));
    return body;
  }

  private async write({ asked, holder, catalogue, now }: MonthRequest): Promise<Buffer> {
    const { from, days, doctor, branch, service } = asked;
    const place: Place = { doctor, branch, service, holder };
    const db = this.strapi.db.connection;
    const free = await freeDays({ db, catalogue, now }, place, from, days);
    const found = free.find(({ slots }) => slots.length > 0)?.slots[0];
    const [next] = found ? [found] : await nextFreeTimes({ db, catalogue, now }, { place, from, count: 1 });
    const schedule = catalogue.practice(place)?.schedules[0];
    const { paymentGateway } = servicesOf(this.strapi);
    const deposit = paymentGateway && catalogue.depositOf({ doctor, service });
    const meta: Availability['meta'] = {
      timeZone: catalogue.zoneOf(branch),
      slotMinutes:
        catalogue.lengthOf(service) ?? schedule?.slotMinutes ?? catalogue.data.rules.defaultSlotMinutes,
      nextFree: next ? freeTime(next) : null,
      callLines: presentLines(catalogue, now),
      confirmsAtOnce: catalogue.confirmsAtOnce(place),
      ...(deposit ? { deposit } : {}),
    };
    return Buffer.from(`{"data":[${free.map(dayJson).join(',')}],"meta":${JSON.stringify(meta)}}`);
  }
}

function dayJson({ date, slots }: DayOfSlots): string {
  return `{"date":"${date}","slots":[${slots.map((slot) => slot.json).join(',')}]}`;
}
