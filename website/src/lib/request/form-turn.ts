import { z } from 'zod';
import { MalformedForm } from './malformed-forms';

const withTurn = z.object({ turn: z.number().int().min(0) });

/** Returns the turn of a form's answer; throws MalformedForm (400), as the former state comes from the browser. */
export function nextTurn(former: unknown): number {
  const { data } = withTurn.safeParse(former);
  if (!data) throw new MalformedForm();
  return data.turn + 1;
}
