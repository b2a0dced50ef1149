/** A field the caller sent and what is wrong with it; codes are translated by the website. */
export interface FieldError {
  path: [string];
  code:
    | 'required'
    | 'tooLong'
    | 'invalid'
    | 'tooSmall'
    | 'tooBig'
    | 'notOffered'
    | 'notAvailable'
    | 'consentRequired'
    | 'unknownField';
  message: string;
}

/** A free time as callers see it: ISO 8601 instants in UTC. */
export interface FreeTime {
  startsAt: string;
  endsAt: string;
}

export function freeTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }): FreeTime {
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
}

/** Every expected "no" of the booking calls. Faults are exceptions; these are answers. */
export type Refusal =
  | { name: 'ValidationError'; status: 400; message: string; details: { errors: FieldError[] } }
  | { name: 'NotFoundError'; status: 404; message: string; details: Record<string, never> }
  | { name: 'SlotTakenError'; status: 409; message: string; details: { next: FreeTime[] } }
  | { name: 'AppointmentLimitError'; status: 409; message: string; details: { limit: 'doctorDay' | 'phone' } }
  | { name: 'VersionConflictError'; status: 409; message: string; details: Record<string, never> }
  | { name: 'TransitionNotAllowedError'; status: 409; message: string; details: { refusal: string } }
  | { name: 'IdempotencyKeyReusedError'; status: 422; message: string; details: Record<string, never> };

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** A 400 that lists each bad field. */
export function invalid(errors: FieldError[]): { ok: false; refusal: Refusal } {
  return {
    ok: false,
    refusal: {
      name: 'ValidationError',
      status: 400,
      message: 'Some fields are not valid',
      details: { errors },
    },
  };
}

export function notFound(): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { name: 'NotFoundError', status: 404, message: 'Not found', details: {} } };
}
