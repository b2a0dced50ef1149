import { z } from 'zod';
import { names } from './names';

/** A room or device that an appointment has; nameless once its entry is gone. */
export const room = z.object({ documentId: z.string(), name: names.nullable() });
export type Room = z.output<typeof room>;

/** A need beside the doctor: the assigned room or device, if any, and the free alternatives. */
export const neededRoom = z.object({ room: room.nullable(), choices: z.array(room) });
export type NeededRoom = z.output<typeof neededRoom>;
