import { expect, it } from 'vitest';
import type { BookingQuery } from '@/lib/address/booking-address';
import {
  type Catalogue,
  choicesNotOffered,
  chosenAppointment,
  deriveProgress,
  otherDoctors,
  stepOf,
} from './rules';

const ear = { id: 'ear', number: 1 };
const nose = { id: 'nose', number: 2 };
const dokki = { id: 'dokki', number: 1 };
const maadi = { id: 'maadi', number: 2 };
const consultation = { id: 'consultation', number: 1, specialtyIds: [] };
const hearingTest = { id: 'hearing', number: 2, specialtyIds: ['ear'] };

/** One branch and one specialty; two of each; one who sees nobody at present. */
const mona = { id: 'mona', number: 1, specialtyIds: ['ear'], branchIds: ['dokki'] };
const omar = { id: 'omar', number: 2, specialtyIds: ['ear', 'nose'], branchIds: ['dokki', 'maadi'] };
const away = { id: 'away', number: 3, specialtyIds: ['ear'], branchIds: [] };

const catalogue: Catalogue = {
  doctors: [mona, omar, away],
  specialties: [ear, nose],
  branches: [dokki, maadi],
  services: [hearingTest, consultation],
  defaultServiceId: 'consultation',
};

const ask = (query: BookingQuery) => deriveProgress(query, catalogue);
const time = '2026-05-06T11:30:00.000Z';

it.each<[string, BookingQuery, string]>([
  ['how to book, at the start', {}, 'way'],
  ['the doctor, by doctor', { by: 'doctor' }, 'doctor'],
  ['the time at once, for a doctor of one branch and specialty', { doctor: '1' }, 'time'],
  ['the specialty, for a doctor of several', { doctor: '2' }, 'specialty'],
  ['then the branch, for a doctor of several', { doctor: '2', specialty: '2' }, 'branch'],
  ['then who comes', { doctor: '2', specialty: '2', branch: '2', time }, 'information'],
  ['the branch, by branch', { by: 'branch' }, 'branch'],
  ['then the specialty', { by: 'branch', branch: '1' }, 'specialty'],
  ['then the doctor', { by: 'branch', branch: '1', specialty: '1' }, 'doctor'],
  ['another kind of visit, on wish', { doctor: '1', time, change: 'service' }, 'service'],
])('the next question is %s', (_, query, question) => expect(ask(query).question).toBe(question));

it('the next question starts by branch when only a branch is linked, and finds the doctor by document id', () => {
  expect(ask({ branch: '1' })).toMatchObject({ by: 'branch', question: 'specialty' });
  expect(ask({ doctor: 'mona' })).toMatchObject({ by: 'doctor', doctor: mona, question: 'time' });
});

it('choices that leave no choice are made, those that do not go together or lead to nobody are asked again, and a kind that is not offered falls back to the usual one', () => {
  expect(ask({ doctor: '1' })).toMatchObject({ branch: dokki, specialty: ear, service: consultation });
  expect(ask({ doctor: '1', branch: '2' }).branch).toEqual(dokki);
  expect(ask({ doctor: '2', specialty: '1', branch: '99' }).question).toBe('branch');
  const elsewhere = ask({ by: 'branch', branch: '2', specialty: '1', doctor: '1' });
  expect(elsewhere).toMatchObject({ doctor: null, question: 'doctor' });
  expect(ask({ by: 'doctor', doctor: '3' })).toMatchObject({ doctor: null, question: 'doctor' });
  expect(ask({ doctor: '2', specialty: '2', branch: '1', service: '2' }).service).toEqual(consultation);
  expect(ask({ doctor: '2', specialty: '1', branch: '1', service: '2' }).service).toEqual(hearingTest);
});

it('an appointment chosen first, on its own page, is kept until a doctor is chosen, and settles what it is about; where it is not offered it counts as not chosen', () => {
  expect(ask({ service: '2' })).toMatchObject({ service: hearingTest, question: 'way' });
  expect(ask({ by: 'doctor', service: '2' })).toMatchObject({ service: hearingTest, specialty: null });
  const settled = { service: hearingTest, specialty: ear };
  expect(ask({ by: 'doctor', doctor: '2', service: '2' })).toMatchObject({ ...settled, question: 'branch' });
  expect(ask({ by: 'branch', branch: '1', service: '2' })).toMatchObject({ ...settled, question: 'doctor' });
  expect(ask({ by: 'branch', branch: '1', specialty: '2', service: '2' }).service).toBeNull();
});

it('a sent form books what was chosen, or nothing: no other branch and no other kind stands in for one that is not offered any more', () => {
  const whole = { doctor: '2', specialty: '1', branch: '1', service: '2', time };
  const booked = (query: BookingQuery, offered = catalogue) => chosenAppointment(query, offered);
  expect(booked(whole)).toMatchObject({ doctor: omar, branch: dokki, service: hearingTest, time });
  expect(booked({ doctor: '1', time })).toMatchObject({ branch: dokki, service: consultation });
  expect(booked({ doctor: '1' })).toBeNull();
  expect(booked(whole, { ...catalogue, services: [consultation] })).toBeNull();
  expect(booked(whole, { ...catalogue, branches: [maadi] })).toBeNull();
});

it('steps hold the questions', () => {
  expect(stepOf({ by: 'doctor', question: 'specialty' })).toBe('data');
  expect(stepOf({ by: 'branch', question: 'specialty' })).toBe('specialty');
  expect(stepOf({ by: 'branch', question: 'time' })).toBe('doctor');
  expect(stepOf({ by: 'branch', question: 'information' })).toBe('information');
});

const early = '2026-05-06T08:00:00.000Z';
const late = '2026-05-09T08:00:00.000Z';
const rana = { id: 'rana', number: 4, specialtyIds: ['nose'], branchIds: ['maadi'] };
const doctors = [mona, omar, rana];
const next = [
  { doctor: 'mona', branch: 'dokki', startsAt: early },
  { doctor: 'omar', branch: 'maadi', startsAt: late },
  { doctor: 'rana', branch: 'maadi', startsAt: early },
];
const names = (asked: { doctor: typeof mona; specialty: typeof ear | null; branch: typeof dokki }) =>
  otherDoctors({ doctors, next, ...asked }).map(({ doctor }) => doctor.id);

it('another doctor is one of the specialty, else shares one of the doctor, with a free time; the branch counts before the hour', () => {
  expect(names({ doctor: omar, specialty: nose, branch: dokki })).toEqual(['rana']);
  expect(names({ doctor: mona, specialty: ear, branch: dokki })).toEqual(['omar']);
  expect(otherDoctors({ doctors, next: [], doctor: mona, specialty: ear, branch: dokki })).toEqual([]);
  expect(names({ doctor: omar, specialty: null, branch: dokki })).toEqual(['mona', 'rana']);
  expect(names({ doctor: omar, specialty: null, branch: maadi })).toEqual(['rana', 'mona']);
});

it('what is named and not offered takes no bookings, also by document id, or is a doctor who sees nobody in any branch', () => {
  const open: Catalogue = { ...catalogue, doctors: [omar], branches: [maadi], services: [consultation] };
  const asked = { query: { doctor: '1', branch: 'dokki', service: '2' }, published: catalogue };
  const ids = choicesNotOffered({ ...asked, catalogue: open }).map(({ id }) => id);
  expect(ids).toEqual(['mona', 'dokki', 'hearing']);
  expect(choicesNotOffered({ query: { doctor: '3' }, published: catalogue, catalogue })).toEqual([away]);
});
