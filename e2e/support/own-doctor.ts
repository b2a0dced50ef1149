import type { TestInfo } from '@playwright/test';

const SCREENS = ['en-phone', 'en-desktop', 'ar-phone', 'ar-desktop'];

/** Doctors of the demonstration content each screen has to itself. */
const DOCTORS_OF_A_SCREEN = 3;

/**
 * Place, on the list of doctors, of one whom no other screen books with: tests run side by side, and two that
 * want the same time disturb each other. Tests of one screen that share a doctor take different places of the
 * week; see chooseTime.
 *
 * @param info of the running test; repetitions of it get different doctors
 * @param turn 0, 1 or 2
 */
export function ownDoctor({ info, turn }: { info: TestInfo; turn: 0 | 1 | 2 }): number {
  const screen = SCREENS.indexOf(info.project.name);
  if (screen === -1) throw new Error(`${info.project.name} has no doctors of its own.`);
  const count = SCREENS.length * DOCTORS_OF_A_SCREEN;
  return (screen * DOCTORS_OF_A_SCREEN + turn + info.repeatEachIndex) % count;
}
