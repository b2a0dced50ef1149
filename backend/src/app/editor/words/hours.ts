import { type EntryWords, field } from '../field-words';
import { endsOn, fromHour, saveDespiteAppointments, startsOn, toHour } from './common';

export const hours: Record<string, EntryWords> = {
  'api::schedule.schedule': {
    name: { en: 'Schedule of a doctor in a branch', ar: 'جدول طبيب في فرع' },
    fields: {
      doctor: field('Doctor', 'الطبيب', 'Whose hours these are.', 'صاحب هذه المواعيد.'),
      branch: field('Branch', 'الفرع', 'Where they take place.', 'مكانها.'),
      label: field(
        'Name of the schedule',
        'اسم الجدول',
        'For editors alone, such as “Ramadan”.',
        'للمحررين فقط، مثل «رمضان».',
      ),
      shifts: field(
        'Shifts',
        'الفترات',
        'Weekdays and hours. Several a day are fine; a doctor can be in one place only.',
        'الأيام والساعات، وقد تتعدد في اليوم، والطبيب لا يكون إلا في مكان واحد.',
      ),
      slotMinutes: field(
        'Length of a time (minutes)',
        'مدة الموعد (دقائق)',
        'Every how many minutes a time begins.',
        'كل كم دقيقة يبدأ موعد.',
      ),
      validFrom: field('Valid from', 'يسري من', 'Empty: it has begun.', 'إن تُرك فارغًا فهو سارٍ.'),
      validTo: field('Valid to', 'يسري إلى', 'Empty: until further notice.', 'إن تُرك فارغًا فحتى إشعار آخر.'),
      onTheseDates: field(
        'On these dates',
        'في هذه التواريخ',
        'Needed with dates: whether it replaces the regular hours of its branch or adds to them.',
        'يلزم مع التواريخ: هل يحل محل المواعيد المعتادة في فرعه أم يضاف إليها.',
      ),
      saveDespiteAppointments,
    },
  },
  'api::day-off.day-off': {
    name: { en: 'Day off of a doctor', ar: 'إجازة طبيب' },
    fields: {
      doctor: field('Doctor', 'الطبيب', 'Who is away, in all branches.', 'الغائب، في كل الفروع.'),
      startsOn,
      endsOn,
      startsAt: fromHour,
      endsAt: toHour,
      note: field('Note', 'ملاحظة', 'For editors and staff alone.', 'للمحررين والموظفين فقط.'),
      saveDespiteAppointments,
    },
  },
  'clinic.shift': {
    name: { en: 'Shift on a weekday', ar: 'فترة في يوم' },
    fields: {
      weekday: field('Weekday', 'اليوم', 'The day on which it begins.', 'اليوم الذي تبدأ فيه.'),
      startsAt: field('Begins', 'تبدأ', 'By the branch’s clock.', 'بتوقيت الفرع.'),
      endsAt: field('Ends', 'تنتهي', 'By the branch’s clock.', 'بتوقيت الفرع.'),
      pastMidnight: field(
        'Ends after midnight',
        'تنتهي بعد منتصف الليل',
        'On for a shift such as 21:00 to 00:30.',
        'لفترة مثل 21:00 إلى 00:30.',
      ),
    },
  },
};
