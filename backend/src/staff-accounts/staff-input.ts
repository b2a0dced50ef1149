import { z } from 'zod';
import { fieldError, invalidField } from '../appointments/record/booking-input';
import { BY_PASSWORD } from '../contract/roles';
import {
  type Invitation,
  invitation,
  invitationAgain,
  type StaffChange,
  staffChange,
} from '../contract/staff-account';
import { invalid, type Outcome } from '../platform/refusal';

const rightsOfDoctor = z.object({ role: z.string().optional(), doctor: z.string().nullish() });

interface Given {
  body: unknown;
  known: readonly string[];
  doctors: readonly string[];
}

function read<Value>(schema: z.ZodType<Value>, { body, known, doctors }: Given): Outcome<Value> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path, code }) => String(path[0] ?? code)));
    return invalid([...names].map((name) => fieldError(name, 'invalid')));
  }
  const chosen = z.object({ branches: z.array(z.string()) }).safeParse(parsed.data).data?.branches ?? [];
  if (chosen.some((branch) => !known.includes(branch))) return invalidField('branches', 'notOffered');
  const { role, doctor } = rightsOfDoctor.parse(parsed.data);
  if (role === 'doctor' && !doctor) return invalidField('doctor', 'required');
  if (doctor && !doctors.includes(doctor)) return invalidField('doctor', 'notOffered');
  return { ok: true, value: parsed.data };
}

/** A change of an account; `providers` are the ways to sign in that there are, beside the password. */
export function parseChange({
  providers,
  ...given
}: Given & { providers: readonly string[] }): Outcome<StaffChange> {
  const parsed = read(staffChange, given);
  const provider = parsed.ok ? parsed.value.provider : undefined;
  const isKnown = provider === undefined || provider === BY_PASSWORD || providers.includes(provider);
  return isKnown ? parsed : invalidField('provider', 'notOffered');
}

export const parseInvitation = (given: Given): Outcome<Invitation> => read(invitation, given);
export const parseMail = (body: unknown) => read(invitationAgain, { body, known: [], doctors: [] });
