import { z } from 'zod';

const refused = z.object({ error: z.looseObject({ id: z.string() }) }).loose();

/**
 * The body of a refusal without the id of its request, by which it is found in the log: what else differs between two
 * refusals tells the caller something.
 */
export function withoutRequestId(body: unknown): unknown {
  const { error, ...rest } = refused.parse(body);
  const { id: _, ...told } = error;
  return { ...rest, error: told };
}
