import { type EntryWords, field } from '../field-words';

const isFrom = field(
  'It can be more',
  'قد يزيد عن ذلك',
  'On: the site says “from” before the amount.',
  'عند تفعيله يسبق الموقع المبلغ بكلمة «من».',
);

export const fees: Record<string, EntryWords> = {
  'api::fee.fee': {
    name: { en: 'Fee', ar: 'سعر' },
    fields: {
      label: field(
        'Name of the fee',
        'اسم السعر',
        'For editors alone, such as “Visit with a consultant”.',
        'للمحررين فقط، مثل «كشف استشاري».',
      ),
      services: field(
        'Services',
        'الخدمات',
        'What costs this. Several may share one fee.',
        'الخدمات التي لها هذا السعر، ويجوز أن تتعدد.',
      ),
      doctors: field(
        'Doctors',
        'الأطباء',
        'Empty: every doctor. A fee that names the doctor counts before one that does not.',
        'إن تُرك فارغًا فكل الأطباء. والسعر الذي يسمّي الطبيب يسبق ما لا يسمّيه.',
      ),
      branches: field(
        'Branches',
        'الفروع',
        'Empty: every branch. Doctor and branch count before doctor, doctor before branch, branch before neither.',
        'إن تُرك فارغًا فكل الفروع. الطبيب مع الفرع أولًا، ثم الطبيب، ثم الفرع، ثم ما لا يسمّي أحدهما.',
      ),
      firstVisit: field(
        'First visit',
        'الزيارة الأولى',
        'An amount such as 350; the currency is in the booking settings. Empty: nothing is said.',
        'مبلغ مثل 350، والعملة في إعدادات الحجز. إن تُرك فارغًا لا يُذكر شيء.',
      ),
      firstVisitIsFrom: isFrom,
      followUp: field(
        'Follow-up',
        'المتابعة',
        'What coming again costs. Empty: nothing is said, also not what a wider fee has.',
        'سعر العودة للمتابعة. إن تُرك فارغًا لا يُذكر شيء، ولا ما في سعر أعم.',
      ),
      followUpIsFrom: isFrom,
    },
  },
};
