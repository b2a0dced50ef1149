import { z } from 'zod';
import type { gatewayNotice } from '../../contract/hooks';
import { MOST_MONEY } from '../../contract/money';
import {
  bodyOf,
  describedCall,
  fillCall,
  fillFields,
  GatewayError,
  hasOneProof,
  isOfKind,
  isOk,
  isProven,
  ONE_PROOF,
  parseDescription,
  placeholdersOfCall,
  proofFields,
  readDescription,
  refuseUnknown,
} from '../../messaging/described-call';
import { postMessage, valueAt } from '../../messaging/post-message';
import { NotTaken } from '../../messaging/retry';
import { readEnvironment } from '../../platform/environment/environment';

const PLACEHOLDERS = [
  ...['key', 'reference', 'amount', 'currency', 'description', 'language'],
  ...['firstName', 'lastName', 'phone', 'email', 'returnUrl', 'noticeUrl', 'seconds', 'until'],
];

const path = z.string().min(1);
/** True if each of these fields has one of its values. */
const told = z.record(path, z.array(z.string()).min(1)).refine((fields) => Object.keys(fields).length > 0);

const noticeFields = z.strictObject({
  ...proofFields,
  /** Path of our reference of the payment page, or of the gateway's id of it. */
  reference: path,
  /** The gateway's id of the payment, by which a repeated notice is known. */
  transaction: path,
  /** Path of the amount in the smallest unit. */
  amount: path,
  currency: path,
  paid: told,
  refused: told,
});

/** Tells whether every field that is read is signed. */
function isSigned({ signature, paid, refused, ...fields }: z.output<typeof noticeFields>): boolean {
  const { reference, transaction, amount, currency } = fields;
  const read = [reference, transaction, amount, currency, ...Object.keys(paid), ...Object.keys(refused)];
  const over = signature?.over;
  return over === undefined || read.every((field) => over.includes(`{${field}}`));
}

const notice = noticeFields.refine(hasOneProof, ONE_PROOF).refine(isSigned, {
  path: ['signature', 'over'],
  error: 'must have every field that is read: what is not signed is not believed',
});

const description = describedCall.safeExtend({
  /** The page where it is paid, from fields of the answer: `{url}`, or an address with `{a.b}` in it. */
  page: z.string().min(1),
  /** Path of the gateway's id of the page in the answer, if its notices name that. */
  id: path.optional(),
  notice,
});
type Description = z.output<typeof description>;

export type DepositNotice =
  | { kind: 'paid'; reference: string; transaction: string; amount: number | null; currency: string | null }
  | { kind: 'refused'; reference: string }
  /** Concerns something else, or is not decided yet. */
  | { kind: 'other' }
  | { kind: 'foreign' }
  | { kind: 'malformed' };

const LONGEST_ID = 100;
const LONGEST_PAGE = 1000;
/** A patient waits for it; what takes longer is asked for again by a press. */
const PAGE_TIMEOUT_MS = 6000;

/** @throws GatewayError naming every fault */
export function parsePaymentGateway(given: { text: string; key?: string | undefined }): Description {
  const parsed = parseDescription(given.text, description);
  const named = placeholdersOfCall(parsed);
  refuseUnknown(named, PLACEHOLDERS);
  if (!['amount', 'currency', 'reference'].every((name) => named.has(name))) {
    throw new GatewayError('The call must name {amount}, {currency} and {reference}.');
  }
  if (named.has('key') && !given.key) {
    throw new GatewayError('PAYMENT_GATEWAY_KEY is missing: the call names {key}.');
  }
  return parsed;
}

/** Payment gateway for deposits, configured by a description; card data are never read. */
export class PaymentGateway {
  readonly host: string;

  constructor(
    private readonly described: Description,
    private readonly secrets: { key: string; notice: string },
    private readonly timeoutMs = PAGE_TIMEOUT_MS,
  ) {
    this.host = new URL(described.url.replace(/[{}]/g, '')).host;
  }

  /** @param wanted value of each placeholder but the key. @throws NotTaken with the fault's code when there is no page in time */
  async createPage(wanted: Record<string, string | number>): Promise<{ page: string; id: string | null }> {
    const request = fillCall(this.described, { ...wanted, key: this.secrets.key });
    const answer = await postMessage(request, async () => true, this.timeoutMs);
    if (!isOfKind(answer, this.described.success, isOk)) throw new NotTaken(`HTTP ${answer.status}`);
    const page = this.pageIn(answer.body);
    if (page === null) throw new NotTaken('NO_PAGE');
    const id = this.described.id ? valueAt({ body: answer.body, path: this.described.id }) : null;
    return { page, id: id?.slice(0, LONGEST_ID) ?? null };
  }

  /** Patients are led to it: it is encrypted on its way, or on the host that the clinic has described. */
  private pageIn(body: unknown): string | null {
    const isWhole = /^\{[\w.]+\}$/.test(this.described.page);
    const text = fillFields(this.described.page, body, isWhole ? undefined : encodeURIComponent);
    if (text.length > LONGEST_PAGE || !URL.canParse(text)) return null;
    const { protocol, host } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && host === this.host) ? text : null;
  }

  read(sent: z.output<typeof gatewayNotice>): DepositNotice {
    const body = bodyOf(sent);
    const { notice: told } = this.described;
    if (!isProven(told, this.secrets.notice, sent, body)) return { kind: 'foreign' };
    if (typeof body !== 'object' || body === null) return { kind: 'malformed' };
    const fieldOf = (at: string) => valueAt({ body, path: at });
    const holds = (fields: Description['notice']['paid']) =>
      Object.entries(fields).every(([at, values]) => values.includes(fieldOf(at) ?? ''));
    const [reference, transaction] = [fieldOf(told.reference), fieldOf(told.transaction)];
    if (!reference || !transaction || transaction.length > LONGEST_ID) return { kind: 'other' };
    if (holds(told.refused)) return { kind: 'refused', reference };
    if (!holds(told.paid)) return { kind: 'other' };
    const amount = Number(fieldOf(told.amount) ?? Number.NaN);
    return {
      kind: 'paid',
      reference,
      transaction,
      amount: Number.isInteger(amount) && amount >= 0 && amount <= MOST_MONEY ? amount : null,
      // Some gateways write it small.
      currency: fieldOf(told.currency)?.toUpperCase() ?? null,
    };
  }
}

/** Returns the gateway of deposits; null where none is set up. @throws GatewayError */
export function readPaymentGateway(): PaymentGateway | null {
  const {
    PAYMENT_GATEWAY_FILE: file,
    PAYMENT_GATEWAY_KEY: key,
    PAYMENT_NOTICE_SECRET: secret,
  } = readEnvironment();
  if (!file) return null;
  if (!secret)
    throw new GatewayError('PAYMENT_NOTICE_SECRET is missing: the notices prove themselves by it.');
  const described = parsePaymentGateway({ text: readDescription(file), key });
  return new PaymentGateway(described, { key: key ?? '', notice: secret });
}
