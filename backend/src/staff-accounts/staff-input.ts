import { z } from 'zod';
import { fieldError } from '../appointments/record/booking-input';
import { BY_PASSWORD } from '../auth/accounts/users';
import { lineSchema } from '../contract/line-schema';
import { invalid, type Outcome } from '../platform/refusal';
import { staffRole } from './staff-rows';

const branches = z
  .array(z.string().regex(/^[a-z0-9]{24}$/))
  .max(200)
  .nullable();
const language = z.enum(['en', 'ar']);

const invitation = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  name: lineSchema(120),
  role: staffRole,
  branches,
  language,
});

const change = z
  .strictObject({
    name: lineSchema(120),
    role: staffRole,
    branches,
    blocked: z.boolean(),
    secondFactorRequired: z.boolean(),
    provider: z.string().max(40),
  })
  .partial();

const mail = z.strictObject({ language });

export type Invitation = z.infer<typeof invitation>;
export type StaffChange = z.infer<typeof change>;

function read<Value>({
  schema,
  body,
  known,
}: {
  schema: z.ZodType<Value>;
  body: unknown;
  /** Branches there are. */
  known: readonly string[];
}): Outcome<Value> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path, code }) => String(path[0] ?? code)));
    return invalid([...names].map((name) => fieldError(name, 'invalid')));
  }
  const chosen = z.object({ branches: z.array(z.string()) }).safeParse(parsed.data).data?.branches ?? [];
  if (chosen.some((branch) => !known.includes(branch)))
    return invalid([fieldError('branches', 'notOffered')]);
  return { ok: true, value: parsed.data };
}

interface Given {
  body: unknown;
  known: readonly string[];
}

/** A change of an account; `providers` are the ways to sign in that there are, beside the password. */
export function parseChange({
  providers,
  ...given
}: Given & { providers: readonly string[] }): Outcome<StaffChange> {
  const parsed = read({ ...given, schema: change });
  const provider = parsed.ok ? parsed.value.provider : undefined;
  const isKnown = provider === undefined || provider === BY_PASSWORD || providers.includes(provider);
  return isKnown ? parsed : invalid([fieldError('provider', 'notOffered')]);
}

export const parseInvitation = (given: Given) => read({ ...given, schema: invitation });
export const parseMail = (body: unknown) => read({ body, known: [], schema: mail });
