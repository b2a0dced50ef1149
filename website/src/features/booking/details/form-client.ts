'use client';

import { PERSON_FIELDS } from '@/contract/patient';
import { forgetKept, keepSealed, openSealed, readKept as readText } from '@/lib/browser/sealed-storage';

/*
 * Typed text survives a reload, a lost connection and a new build, ends with the tab, and never leaves the device. It
 * is cleared once the request is accepted.
 */
const TYPED = 'booking-typed';
const SENT = 'booking-sent';

type Entries = [string, string][];

/** Fields that are kept; those of the appointment belong to the address. */
const TYPED_FIELDS: readonly string[] = [...PERSON_FIELDS, 'idempotencyKey', 'shownWords'];
/** Fields that agree to the clinic's words: of other words than were shown they say nothing. */
const AGREEMENTS: readonly string[] = ['consent', 'news', 'tellBy'];

function textEntries(data: FormData): Entries {
  return [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function read(key: string): Entries {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return [];
  }
}

let opened: Promise<void> | null = null;
let isOpen = false;

/** Opens the text kept before a reload; the rest of this file knows it from then on. */
export function openKept(): Promise<void> {
  opened ??= Promise.all([openSealed(TYPED), openSealed(SENT)]).then(() => {
    isOpen = true;
  });
  return opened;
}

export function keepTyped(form: HTMLFormElement): void {
  // Before what was kept is back in the fields, they are not all that was typed.
  if (!isOpen) return;
  const entries = textEntries(new FormData(form)).filter(([name]) => TYPED_FIELDS.includes(name));
  void keepSealed(TYPED, JSON.stringify(entries));
}

/** True when anything stands in the form that its visitor wrote. */
export function hasTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !['hidden', 'radio', 'checkbox'].includes(field.type) &&
      TYPED_FIELDS.includes(field.name) &&
      field.value !== '',
  );
}

/** Returns the kept text of one field, or null: for fields that React puts back, as hidden ones follow their props. */
export function readKept(field: string): string | null {
  return read(TYPED).find(([name]) => name === field)?.[1] ?? null;
}

/** Fills a field and fires its event, as other fields follow it. */
export function fillField(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts what was typed back into empty fields. */
export function restoreTyped(form: HTMLFormElement): void {
  const isAgreed = readKept('shownWords') === new FormData(form).get('shownWords');
  for (const [name, value] of read(TYPED)) {
    if (!TYPED_FIELDS.includes(name) || (!isAgreed && AGREEMENTS.includes(name))) continue;
    const field = form.elements.namedItem(name);
    // The way of paying is restored elsewhere, with the questions that depend on it.
    if (field instanceof RadioNodeList && name === 'tellBy') field.value ||= value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field instanceof HTMLSelectElement) field.value ||= value;
    else if (field instanceof HTMLInputElement && field.value === '') fillField(field, value);
    else if (field instanceof HTMLTextAreaElement && field.value === '') field.value = value;
  }
}

/** Remembers a request whose answer has not come, so that exactly it can be sent again. */
export function keepSent(data: FormData): void {
  void keepSealed(SENT, JSON.stringify(textEntries(data)));
}

/** The request whose answer never came, or null. */
export function readSent(): FormData | null {
  const entries = read(SENT);
  if (entries.length === 0) return null;
  const data = new FormData();
  for (const [name, value] of entries) data.set(name, value);
  return data;
}

/** Forgets the sent request once it has been answered. */
export function forgetSent(): void {
  forgetKept(SENT);
}

/** Forgets everything: the request has been accepted. */
export function forgetAll(): void {
  forgetKept(TYPED);
  forgetKept(SENT);
}
