import fc from 'fast-check';
import { HOURS_WEEKDAYS } from '../../src/contract/hours';

/** One shift of a week; past midnight where it ends before it begins, unless said otherwise. */
export const shift = <Day extends string>(
  weekday: Day,
  startsAt: string,
  endsAt: string,
  pastMidnight = endsAt < startsAt,
) => ({ weekday, startsAt, endsAt, pastMidnight });

/** Hours that hold on every date. */
export const regularHours = <Shift>(shifts: Shift[], slotMinutes = 20) => ({
  ...{ slotMinutes, validFrom: null, validTo: null, replacesRegular: false, shifts },
});

/** Any quarter of an hour of a day, "09:15". */
export const anyTime = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const text = (number: number) => String(number).padStart(2, '0');
  return `${text(Math.floor(quarter / 4))}:${text((quarter % 4) * 15)}`;
});

/** Any set of hours, of a few shifts, that begins and ends on one of these days or never. */
export const anySchedule = (day: fc.Arbitrary<string>) =>
  fc.record({
    slotMinutes: fc.constantFrom(15, 20, 30),
    validFrom: fc.option(day),
    validTo: fc.option(day),
    replacesRegular: fc.boolean(),
    shifts: fc.array(
      fc
        .tuple(fc.constantFrom(...HOURS_WEEKDAYS), anyTime, anyTime)
        .map(([weekday, startsAt, endsAt]) => shift(weekday, startsAt, endsAt, endsAt <= startsAt)),
      { maxLength: 4 },
    ),
  });
