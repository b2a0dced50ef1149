import { hash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { findAppointment } from '../appointments/record/appointment-rows';
import { recordingOf } from '../audit/recorded-calls';
import { countSearch, hideSought } from '../audit/searches';
import { type LogAbout, REPEAT_MS, writeLog } from '../audit/write-log';
import { parseBookingNumber } from '../contract/booking-number';
import { ROLES } from '../contract/roles';
import { apiCallerOf } from '../platform/api-caller';
import type { Database } from '../platform/database';
import { searchFrom } from '../platform/http';

const caller = z.object({ documentId: z.string(), role: z.object({ type: z.enum(ROLES) }) });
const signedIn = z.object({ documentId: z.string(), email: z.string() });
const typed = z.object({ data: z.object({ text: z.string() }) });
/** Looks for a patient by what somebody typed, or takes what was found out of the house. */
const SEARCHES: readonly string[] = ['list.search', 'list.export', 'patient.find'];
const statusOf = z.object({ status: z.number() });
const made = z.object({ data: z.object({ documentId: z.string() }) });

const numbered = z.object({ data: z.object({ bookingNumber: z.string() }) });

/** Returns what another system has booked, or named by its number, as the log names it. */
async function idOfBooking(db: Database, given: unknown): Promise<string | null> {
  const bookingNumber = typeof given === 'string' ? parseBookingNumber(given) : null;
  if (bookingNumber === null) return null;
  return (await findAppointment(db, { booking_number: bookingNumber }))?.document_id ?? null;
}

const MOST_REMEMBERED = 10_000;

/** Writes, in one backend, what is repeated within some minutes once; what was not written is no repetition. */
function rememberLately() {
  const lately = new Map<string, { at: number; written: Promise<void> }>();
  return ({ key, now }: { key: string; now: number }, write: () => Promise<void>): Promise<void> => {
    const before = lately.get(key);
    if (before && now - before.at < REPEAT_MS) return before.written;
    const written = write();
    lately.delete(key);
    lately.set(key, { at: now, written });
    written.catch(() => lately.delete(key));
    const [oldest] = lately.keys();
    if (lately.size > MOST_REMEMBERED && oldest !== undefined) lately.delete(oldest);
    return written;
  };
}

/** Writes down what staff saw, changed and were refused, before the answer leaves: what cannot be recorded is not given. */
export default ((_, { strapi }) => {
  const once = rememberLately();
  return async (ctx, next) => {
    let status: number;
    let fault: unknown = null;
    try {
      await next();
      status = ctx.status;
    } catch (error) {
      fault = error;
      status = statusOf.safeParse(error).data?.status ?? 500;
    }
    await record(status);
    if (fault !== null) throw fault;

    async function record(status: number): Promise<void> {
      const pattern = String(ctx._matchedRoute ?? '');
      if (!pattern.startsWith('/api/') || status >= 500) return;
      const route = `${ctx.method} ${pattern}`;
      const { user } = ctx.state;
      const account = signedIn.safeParse(user).data;
      const system = apiCallerOf(ctx.state);
      const actor = system?.documentId ?? account?.documentId;
      if (actor === undefined) return;
      const isKey = system !== null;
      const isStaff = isKey || caller.safeParse(user).success;
      const now = Date.now();
      const db = strapi.db.connection;
      const subject = ctx.params?.id
        ? String(ctx.params.id).slice(0, 64)
        : isKey && status < 400
          ? await idOfBooking(db, ctx.params?.number ?? numbered.safeParse(ctx.body).data?.data.bookingNumber)
          : null;
      // Without the website's word it is only the website's own address.
      const address = ctx.get('X-Client-IP') ? ctx.request.ip : null;
      // Another system that asks for a branch that is not of its key is answered as if there were none.
      const isHidden = (status === 404 && subject !== null) || ctx.state.isOutside === true;
      const isRefused = status === 401 || status === 403 || isHidden;
      if (isRefused) {
        const key = [actor, 'refused', route, subject, status].join('|');
        const about = { subject, detail: { route, status }, isRefused, isKey };
        return once({ key, now }, () => writeLog({ db, by: actor, address, now }, 'refused', about));
      }
      if (!isStaff || status >= 400) return;
      const isExport = ctx.get('X-Purpose') === 'export';
      const purpose = isExport ? 'export' : searchFrom(ctx) ? 'search' : null;
      const recording = recordingOf({ route, purpose });
      if (recording.by !== 'answer') return;
      const sought = SEARCHES.includes(recording.action)
        ? (searchFrom(ctx) ?? typed.safeParse(ctx.request.body).data?.data.text ?? '').trim()
        : '';
      const text = hash('sha256', sought);
      // An entry that the call made, or chose itself, is named by its answer only.
      const about = subject ?? made.safeParse(ctx.body).data?.data.documentId ?? null;
      const side: unknown = ctx.params?.side;
      const key = [actor, recording.action, about, side, text].join('|');
      const detail: LogAbout['detail'] =
        recording.action === 'call'
          ? { route }
          : sought
            ? { sought: hideSought(sought) }
            : side
              ? { side: String(side).slice(0, 20) }
              : undefined;
      const write = async () => {
        // A file of many pages is one search.
        if (sought && account)
          await once({ key: [actor, text].join('|'), now }, () => countSearch(strapi, account, now));
        await writeLog({ db, by: actor, address, now }, recording.action, { subject: about, detail, isKey });
      };
      await (recording.isFolded ? once({ key, now }, write) : write());
    }
  };
}) satisfies Core.MiddlewareFactory;
