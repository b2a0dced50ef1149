import { z } from 'zod';
import { callOutcome, version } from '@/contract/changes';
import { documentId } from '@/contract/document-id';

const form = { id: documentId, version: z.coerce.number().pipe(version) };
const [confirmed, canceled, noAnswer, callBack] = callOutcome.options;

/** Outcome of a call, as the forms of the work list send it. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  confirmed.extend(form).strip(),
  canceled.extend(form).strip(),
  noAnswer.extend({ ...form, tryAgain: z.coerce.number().pipe(noAnswer.shape.tryAgain) }).strip(),
  callBack.extend(form).strip(),
]);

/** A press of a button on the work list: the next request, one of the list, giving it up, or how the call ended. */
export const wishSchema = z.union([
  z.object({ do: z.literal('next') }),
  z.object({ do: z.literal('open'), id: documentId }),
  z.object({ do: z.literal('leave'), id: documentId }),
  z.object({ do: z.literal('outcome'), seen: z.coerce.number() }).and(outcomeSchema),
]);
