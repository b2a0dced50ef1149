import { z } from 'zod';
import { version } from './changes';
import { names } from './names';

/** Ways to check in: not at all, by the link of the appointment, or only with the code at the door of the branch. */
export const CHECK_IN_MODES = ['off', 'link', 'door'] as const;

/** Path of the page that the code at the door of a branch leads to, without its language. */
export const doorPath = ({ branch, code }: { branch: number; code: string }) => `/check-in/${branch}/${code}`;

/** "I am here": the code of the door where the clinic asks for it. */
export const checkInRequest = z.strictObject({ version, doorCode: z.string().max(40).optional() });

/** Place of a patient: `open` may check in now, `waiting` has `ahead` others before them and `minutes` to go, `called` is to go in. */
export const checkInState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), needsDoorCode: z.boolean() }),
  z.object({
    state: z.literal('waiting'),
    ticket: z.number().int().nullable(),
    ahead: z.number().int(),
    minutes: z.number().int(),
  }),
  z.object({ state: z.literal('called'), ticket: z.number().int().nullable(), rooms: z.array(names) }),
]);
export type CheckInState = z.output<typeof checkInState>;

export const doorAnswer = z.object({ data: z.object({ code: z.string() }) });
