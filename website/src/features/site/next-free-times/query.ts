import { z } from 'zod';
import type { NextFree } from '@/contract/availability';
import { documentId } from '@/contract/document-id';
import { routing } from '@/i18n/routing';

const publicNumber = z.coerce.number().int().min(1).max(999_999_999);

/** Query of a browser: the days of one doctor from a date, or from today, by public numbers, in a language. */
export const weekQuery = z.object({
  locale: z.enum(routing.locales),
  doctor: publicNumber,
  service: publicNumber.optional(),
  specialty: publicNumber.optional(),
  from: z.iso.date().optional(),
});

export type WeekQuery = z.output<typeof weekQuery>;

/** Query of a browser for the first free times of all doctors, and the language it wants them said in. */
export const nextFreeQuery = z.object({
  locale: z.enum(routing.locales),
  branch: documentId.optional(),
  service: documentId.optional(),
});

export type NextFreeQuery = z.output<typeof nextFreeQuery>;

/** First free time with its moment in words by the clock of the server, and with the choices that book exactly this time. */
export type NextFreeInWords = NextFree & {
  moment: string;
  numbers: { doctor: number; branch: number };
  /** A day of the branch's calendar. */
  date: string;
};
