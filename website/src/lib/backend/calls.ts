import 'server-only';
import type { z } from 'zod';
import { parseRefusal, type Refusal } from '@/contract/refusals';
import { backendRequest } from './client';
import { type BackendError, isDone, isGone, nullIfNotFound, orRefusal } from './errors';
import type { BackendCall } from './transport';

type Reading = Omit<BackendCall, 'method' | 'body' | 'upload'>;

/** Reads an answer of this shape. @throws BackendError */
export async function readAnswer<Shape extends z.ZodType>(
  shape: Shape,
  call: Reading,
): Promise<z.output<Shape>> {
  return shape.parse(await backendRequest({ method: 'GET', ...call }));
}

/** Reads an answer of this shape; null where there is no such thing. @throws BackendError */
export function findAnswer<Shape extends z.ZodType>(shape: Shape, call: Reading) {
  return nullIfNotFound(() => readAnswer(shape, call));
}

/** Makes a reader of the `data` of an answer of this shape. It throws BackendError. */
export function readerOf<Data>(shape: z.ZodType<{ data: Data }>, path: string) {
  return async ({ token }: { token: string }): Promise<Data> =>
    (await readAnswer(shape, { path, token })).data;
}

type Sending = Omit<BackendCall, 'method' | 'body'> & { method?: 'POST' | 'PUT' | 'DELETE'; data?: unknown };

/** Sends `data`, by POST unless another method is given. @throws BackendError */
export function send({ method = 'POST', data = {}, ...call }: Sending): Promise<unknown> {
  return backendRequest({ method, ...(method === 'DELETE' ? {} : { body: { data } }), ...call });
}

/** Removes what is at a path; false when it is not there (any more). @throws BackendError */
export function removeAt(token: string, path: string): Promise<boolean> {
  return isDone(() => send({ method: 'DELETE', path, token }), isGone);
}

/** Sends something; false when it is refused by one of these names. @throws BackendError for any other */
export function isAccepted(call: Sending, ...refusals: Refusal['name'][]): Promise<boolean> {
  return isDone(() => send(call), isRefusedAs(...refusals));
}

/** Outcome of a refusal: by its name, or as it is read; null for one that is a fault here. */
type Reader<Outcome> = (error: BackendError) => Outcome | null;
type Outcomes<Outcome> = Partial<Record<Refusal['name'], Outcome>> | Reader<Outcome>;

/** Sends something: `done`, or the outcome of its refusal. @throws BackendError for any other */
export function sendOr<const Done, const Outcome>(call: Sending, done: Done, outcomes: Outcomes<Outcome>) {
  const work = async () => {
    await send(call);
    return done;
  };
  return orRefusal(work, typeof outcomes === 'function' ? outcomes : outcomeIn(outcomes));
}

/** Reads refusals by their names. */
export function outcomeIn<const Outcome>(
  outcomes: Partial<Record<Refusal['name'], Outcome>>,
): Reader<Outcome> {
  return (error) => {
    const name = parseRefusal(error)?.name;
    return (name && outcomes[name]) ?? null;
  };
}

/** True when it is refused by one of these names. */
export function isRefusedAs(...names: Refusal['name'][]): (error: BackendError) => boolean {
  return (error) => names.some((name) => name === parseRefusal(error)?.name);
}
