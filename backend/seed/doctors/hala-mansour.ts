import type { SeedEntry } from '../entry';

export const halaMansour: SeedEntry = {
  key: 'hala-mansour',
  shared: { order: 1 },
  en: {
    name: 'Prof. Hala Mansour',
    title: 'Professor and consultant of ear surgery and hearing',
    languages: 'Arabic, English, French',
    bio: `Prof. Hala Mansour has looked after ears for more than twenty-five years, in operating theatres and, just as gladly, in quiet rooms with an audiogram on the table. She leads the hearing team of the group and trains its younger doctors.

She sees adults with hearing loss, ringing in the ears, infections that keep coming back and holes in the ear drum. When surgery is one of the choices she sets it beside the others: waiting, a hearing aid, or simply keeping the ear dry. She explains with a pencil, and most of her patients keep the drawing.

## What people come to her with

- Hearing that fades slowly, or goes all at once
- An ear that runs, again and again
- Ringing in the ears that disturbs sleep
- A second opinion before an ear operation

She asks you to bring every old hearing test you can find: **the change over the years often says more than the number of today.**`,
    medicalDegrees: [
      { title: 'Doctorate in otorhinolaryngology', institution: 'Al Rawda University', year: 2004 },
      { title: 'Master of otorhinolaryngology', institution: 'Al Rawda University', year: 1999 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Rawda University', year: 1994 },
    ],
  },
  ar: {
    name: 'أ.د. هالة منصور',
    title: 'أستاذة واستشارية جراحة الأذن والسمع',
    languages: 'العربية، الإنجليزية، الفرنسية',
    bio: `أمضت الأستاذة الدكتورة هالة منصور أكثر من خمسة وعشرين عامًا في رعاية الأذن، بين غرفة العمليات وغرفة هادئة على طاولتها رسم سمع. وهي تقود وحدة السمع في عيادات نبرة وتدرّب شباب الأطباء فيها.

تستقبل البالغين الذين يعانون ضعف السمع أو الطنين أو التهابات تعاودهم أو ثقبًا في طبلة الأذن. وإذا كانت الجراحة من الحلول الممكنة عرضتها إلى جانب غيرها: الانتظار، أو السماعة الطبية، أو مجرد الحفاظ على الأذن جافة. وهي تشرح بالقلم والورقة، وكثير من مرضاها يحتفظون بالرسم.

## أبرز ما يراجعها المرضى بسببه

- ضعف السمع التدريجي أو المفاجئ
- إفرازات متكررة من الأذن
- طنين يحرم من النوم
- رأي ثانٍ قبل جراحة في الأذن

وترجو منك أن تحضر ما تجده من قياسات السمع القديمة: **فما تغيّر عبر السنين كثيرًا ما يقول أكثر مما تقوله نتيجة اليوم.**`,
    medicalDegrees: [
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الروضة', year: 2004 },
      { title: 'ماجستير طب الأنف والأذن والحنجرة', institution: 'جامعة الروضة', year: 1999 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الروضة', year: 1994 },
    ],
  },
  relations: { specialties: ['ear-hearing'] },
  pictures: {
    image: {
      file: 'doctors/hala-mansour',
      en: 'Drawn portrait of a doctor with a silver bob, fine glasses and a white coat',
      ar: 'بورتريه مرسوم لطبيبة بشعر فضي قصير ونظارة رفيعة ومعطف أبيض',
    },
  },
};
