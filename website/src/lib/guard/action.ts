import 'server-only';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { isLocale, routing } from '@/i18n/routing';
import type { Part } from '@/i18n/translations';
import { MalformedForm } from '../request/malformed-forms';
import { type Access, type Guarded, markGuarded } from './guarded';
import { type Enter, type Handling, handleSent } from './handling';

export interface FormHandling<Schema extends z.ZodType, Of extends Part, Session, State>
  extends Handling<FormData, Schema, Of, Session, State> {
  /** Name of the field with the language of the page; `locale` by itself. */
  localeField?: string;
}

/** A Server Action: of a form that is drawn with its state, or of one without. */
export interface FormAction<State> extends Guarded {
  (form: FormData): Promise<State>;
  (former: unknown, form: FormData): Promise<State>;
}

/** Makes a Server Action for those that `enter` lets in. Only for the guards: its result counts as guarded. */
export function guardAction<Schema extends z.ZodType, Of extends Part, Session, State>(
  access: Access,
  enter: Enter<z.output<Schema>, Session>,
  handling: FormHandling<Schema, Of, Session, State>,
): FormAction<State> {
  async function action(...given: [form: FormData] | [former: unknown, form: FormData]): Promise<State> {
    const [form, former] = given.length === 1 ? [given[0], undefined] : [given[1], given[0]];
    // A caller without the page may send anything.
    if (!(form instanceof FormData)) throw new MalformedForm();
    const page = form.get(handling.localeField ?? 'locale');
    const locale = isLocale(page) ? page : routing.defaultLocale;
    const handled = await handleSent(withFields(handling), enter, { body: form, locale, former });
    if (handled.kind === 'signIn') redirect(handled.to);
    return handled.answer;
  }
  return markGuarded(action, access);
}

/** The fields of a form are what its schema judges, but where the handling reads it in another way. */
export function withFields<Form extends { read?: (form: FormData) => unknown }>(handling: Form): Form {
  return { read: (form) => Object.fromEntries(form), ...handling };
}
