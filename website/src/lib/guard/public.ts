import 'server-only';
import type { z } from 'zod';
import type { Part } from '@/i18n/translations';
import { type FormAction, type FormHandling, guardAction } from './action';
import { enterAnybody } from './handling';
import { type CallHandling, type GuardedRoute, guardCall, guardRoute } from './route';

/** States a form for everybody that has both an action and a route: lets the compiler see it whole. */
export function publicForm<Schema extends z.ZodType, Of extends Part, State>(
  handling: FormHandling<Schema, Of, null, State>,
): FormHandling<Schema, Of, null, State> {
  return handling;
}

/** A Server Action for everybody, for instance the contact form. */
export function publicAction<Schema extends z.ZodType, Of extends Part, State>(
  handling: FormHandling<Schema, Of, null, State>,
): FormAction<State> {
  return guardAction('anybody', enterAnybody, handling);
}

/** A route for everybody, for instance where the contact form goes with script. */
export function publicRoute<Schema extends z.ZodType, Of extends Part, Answer>(
  handling: FormHandling<Schema, Of, null, Answer>,
): GuardedRoute {
  return guardRoute('anybody', enterAnybody, handling);
}

/** A route for every visitor's script, for instance where a time is held. */
export function publicCall<Schema extends z.ZodType>(handling: CallHandling<Schema, null>): GuardedRoute {
  return guardCall('anybody', enterAnybody, handling);
}
