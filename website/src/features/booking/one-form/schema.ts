import 'server-only';
import { z } from 'zod';
import { MalformedForm } from '@/lib/request/malformed-forms';
import type { PlainState } from './query';

const text = z.string();
const options = z.array(z.looseObject({ value: text, label: text }));
/** Fields of a state that the page reads without asking whether they are there. */
const shown = z.looseObject({
  options: z.object({ branch: options, doctor: options, service: options, date: options }),
  values: z.object({ branch: text, doctor: text, service: text, date: text, time: text }),
  times: z.looseObject({ groups: z.array(z.looseObject({ times: options })) }).nullable(),
  shownFor: text,
  call: z.looseObject({ lines: z.looseObject({}), timeZone: text, locale: text }).nullable(),
  timesNote: text.nullable(),
  fee: z.looseObject({ text, note: text.nullable() }).nullable(),
  ways: z.array(z.looseObject({ value: text, title: text, lang: text, detail: text })),
  organisations: options,
  stepByStep: text,
  idempotencyKey: text,
});

/** Reads the state shown before, for when the backend cannot be asked; throws MalformedForm for what no page has shown. */
export function readShown(former: unknown): PlainState {
  const state = z.custom<PlainState>((given) => shown.safeParse(given).success).safeParse(former);
  if (!state.success) throw new MalformedForm();
  return state.data;
}
