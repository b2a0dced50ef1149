import { z } from 'zod';
import { MalformedForm } from './malformed-forms';

const withTurn = z.object({ turn: z.number().int().min(0) });

/**
 * The turn of the answer to a form. The former state comes back from the browser, so it may be anything.
 * @throws MalformedForm, which is answered with 400
 */
export function nextTurn(former: unknown): number {
  const { data } = withTurn.safeParse(former);
  if (!data) throw new MalformedForm();
  return data.turn + 1;
}
