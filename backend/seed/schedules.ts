import type { SeedEntry } from './entry';
import { shiftOn } from './hours';

// Expected civil dates of Ramadan 1448; the sighting may move them by a day, then an editor changes the set.
const ramadan = { validFrom: '2027-02-08', validTo: '2027-03-09', onTheseDates: 'replaces_regular_hours' };

interface Hours {
  doctor: string;
  branch: string;
  slotMinutes: 15 | 20 | 30;
  shifts: ReturnType<typeof shiftOn>;
}

function regular({ doctor, branch, slotMinutes, shifts }: Hours): SeedEntry {
  return {
    key: `${doctor}-${branch}`,
    shared: { label: 'Regular hours', slotMinutes, shifts },
    en: {},
    ar: {},
    relations: { doctor, branch },
  };
}

function inRamadan({ doctor, branch, slotMinutes, shifts }: Hours): SeedEntry {
  return {
    key: `${doctor}-${branch}-ramadan`,
    shared: { label: 'Ramadan 1448 hours', slotMinutes, ...ramadan, shifts },
    en: {},
    ar: {},
    relations: { doctor, branch },
  };
}

export const schedules: SeedEntry[] = [
  regular({
    doctor: 'hala-mansour',
    branch: 'new-cairo',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['sunday', 'tuesday'], from: '16:00', to: '20:00' }),
  }),
  regular({
    doctor: 'hala-mansour',
    branch: 'dokki',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['monday'], from: '14:00', to: '18:00' }),
  }),
  regular({
    doctor: 'karim-shawky',
    branch: 'new-cairo',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['saturday', 'monday'], from: '13:00', to: '17:00' }),
  }),
  regular({
    doctor: 'karim-shawky',
    branch: 'dokki',
    slotMinutes: 20,
    shifts: [
      ...shiftOn({ days: ['wednesday'], from: '11:00', to: '14:00' }),
      ...shiftOn({ days: ['wednesday'], from: '18:00', to: '21:00' }),
    ],
  }),
  regular({
    doctor: 'nadia-fahmy',
    branch: 'new-cairo',
    slotMinutes: 15,
    shifts: [
      ...shiftOn({ days: ['saturday', 'wednesday'], from: '10:00', to: '14:00' }),
      ...shiftOn({ days: ['friday'], from: '16:00', to: '19:00' }),
    ],
  }),
  regular({
    doctor: 'nadia-fahmy',
    branch: 'dokki',
    slotMinutes: 15,
    shifts: shiftOn({ days: ['sunday'], from: '15:00', to: '19:00' }),
  }),
  regular({
    doctor: 'omar-elgohary',
    branch: 'dokki',
    slotMinutes: 30,
    shifts: shiftOn({ days: ['saturday', 'tuesday'], from: '17:00', to: '21:00' }),
  }),
  regular({
    doctor: 'omar-elgohary',
    branch: 'alexandria',
    slotMinutes: 30,
    shifts: shiftOn({ days: ['monday'], from: '10:00', to: '14:00' }),
  }),
  regular({
    doctor: 'salma-abdelrahman',
    branch: 'new-cairo',
    slotMinutes: 30,
    shifts: shiftOn({ days: ['sunday', 'tuesday', 'thursday'], from: '10:00', to: '14:00' }),
  }),
  regular({
    doctor: 'salma-abdelrahman',
    branch: 'dokki',
    slotMinutes: 30,
    shifts: shiftOn({ days: ['wednesday'], from: '15:00', to: '19:00' }),
  }),
  regular({
    doctor: 'youssef-labib',
    branch: 'dokki',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['sunday', 'tuesday'], from: '12:00', to: '16:00' }),
  }),
  regular({
    doctor: 'youssef-labib',
    branch: 'alexandria',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['thursday'], from: '17:00', to: '21:00' }),
  }),
  regular({
    doctor: 'rania-helmy',
    branch: 'new-cairo',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['monday', 'wednesday'], from: '17:00', to: '21:00' }),
  }),
  regular({
    doctor: 'rania-helmy',
    branch: 'dokki',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['saturday'], from: '12:00', to: '15:00' }),
  }),
  regular({
    doctor: 'tarek-elnaggar',
    branch: 'alexandria',
    slotMinutes: 20,
    shifts: [
      ...shiftOn({ days: ['saturday', 'monday', 'wednesday'], from: '10:00', to: '13:00' }),
      ...shiftOn({ days: ['saturday', 'monday', 'wednesday'], from: '17:00', to: '20:00' }),
    ],
  }),
  regular({
    doctor: 'dina-wassef',
    branch: 'new-cairo',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['thursday'], from: '14:00', to: '20:00' }),
  }),
  regular({
    doctor: 'dina-wassef',
    branch: 'alexandria',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['sunday', 'tuesday'], from: '17:00', to: '21:00' }),
  }),
  // The late clinic: Thursday's shift ends on Friday at half past midnight.
  regular({
    doctor: 'mostafa-sabry',
    branch: 'dokki',
    slotMinutes: 15,
    shifts: [
      ...shiftOn({ days: ['monday'], from: '19:00', to: '22:30' }),
      ...shiftOn({ days: ['thursday'], from: '21:00', to: '00:30' }),
    ],
  }),
  regular({
    doctor: 'mostafa-sabry',
    branch: 'alexandria',
    slotMinutes: 15,
    shifts: shiftOn({ days: ['saturday'], from: '17:00', to: '21:00' }),
  }),
  regular({
    doctor: 'aya-hegazy',
    branch: 'dokki',
    slotMinutes: 30,
    shifts: shiftOn({ days: ['saturday', 'monday', 'wednesday'], from: '11:00', to: '16:00' }),
  }),
  regular({
    doctor: 'sherif-boulos',
    branch: 'alexandria',
    slotMinutes: 15,
    shifts: shiftOn({ days: ['sunday', 'tuesday', 'thursday'], from: '10:00', to: '14:30' }),
  }),
  regular({
    doctor: 'sherif-boulos',
    branch: 'new-cairo',
    slotMinutes: 15,
    shifts: shiftOn({ days: ['friday'], from: '18:00', to: '21:00' }),
  }),
  inRamadan({
    doctor: 'hala-mansour',
    branch: 'new-cairo',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['sunday', 'tuesday'], from: '20:30', to: '23:30' }),
  }),
  inRamadan({
    doctor: 'hala-mansour',
    branch: 'dokki',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['monday'], from: '12:00', to: '15:00' }),
  }),
  inRamadan({
    doctor: 'karim-shawky',
    branch: 'new-cairo',
    slotMinutes: 20,
    shifts: shiftOn({ days: ['saturday', 'monday'], from: '11:00', to: '15:00' }),
  }),
  inRamadan({
    doctor: 'karim-shawky',
    branch: 'dokki',
    slotMinutes: 20,
    shifts: [
      ...shiftOn({ days: ['wednesday'], from: '12:00', to: '15:00' }),
      ...shiftOn({ days: ['wednesday'], from: '21:00', to: '00:30' }),
    ],
  }),
  inRamadan({
    doctor: 'tarek-elnaggar',
    branch: 'alexandria',
    slotMinutes: 20,
    shifts: [
      ...shiftOn({ days: ['saturday', 'monday', 'wednesday'], from: '11:00', to: '14:30' }),
      ...shiftOn({ days: ['saturday', 'monday', 'wednesday'], from: '20:30', to: '23:30' }),
    ],
  }),
];
