import type { SeedEntry } from '../entry';

export const sherifBoulos: SeedEntry = {
  key: 'sherif-boulos',
  shared: { order: 12 },
  en: {
    name: 'Dr Sherif Boulos',
    title: 'Consultant of children’s ENT and sleep-disordered breathing',
    languages: 'Arabic, English',
    bio: `Dr Sherif Boulos is the doctor for children who sleep badly. A child who snores, sweats, tosses and wakes cross is often breathing against something, usually large tonsils or adenoids, and he is careful about finding out how much it matters before anybody talks of an operation.

He sees children in Alexandria on weekday mornings and in New Cairo on Friday evenings, when both parents can come. His visits are cheerful and short; the long part is for your questions, and he writes the answers down for you.

## What he treats

- Snoring and pauses in breathing in children
- Tonsils and adenoids
- Fluid behind the ear drum
- Things that small children put into noses and ears

**A button battery in the nose or ear, or one that may have been swallowed, is an emergency at any hour.** Go straight to a hospital and do not wait for a visit with us.`,
    medicalDegrees: [
      { title: 'Doctorate in otorhinolaryngology', institution: 'Corniche University', year: 2014 },
      { title: 'Master of otorhinolaryngology', institution: 'Corniche University', year: 2009 },
      { title: 'Bachelor of medicine and surgery', institution: 'Corniche University', year: 2004 },
    ],
  },
  ar: {
    name: 'د. شريف بولس',
    title: 'استشاري أنف وأذن وحنجرة الأطفال واضطرابات التنفس أثناء النوم',
    languages: 'العربية، الإنجليزية',
    bio: `الدكتور شريف بولس طبيب الأطفال الذين لا ينامون جيدًا. فالطفل الذي يشخر ويتعرق ويتقلب ثم يصحو متكدرًا كثيرًا ما يتنفس وفي طريقه عائق، هو في الغالب لوزتان كبيرتان أو لحمية. وهو يحرص على معرفة أثر ذلك بدقة قبل أن يتحدث أحد عن جراحة.

يستقبل الأطفال في الإسكندرية صباحًا وسط الأسبوع، وفي القاهرة الجديدة مساء الجمعة حين يستطيع الوالدان الحضور معًا. زيارته مرحة وقصيرة، والجزء الأطول منها لأسئلتكم، ويكتب لكم الإجابات.

## ما يعالجه

- الشخير وتوقف التنفس أثناء النوم عند الأطفال
- اللوزتان واللحمية
- السائل خلف طبلة الأذن
- الأجسام الغريبة التي يضعها الصغار في الأنف والأذن

**بطارية الزر في الأنف أو الأذن، أو التي ربما ابتلعها الطفل، حالة طارئة في أي ساعة.** توجهوا فورًا إلى المستشفى ولا تنتظروا موعدًا عندنا.`,
    medicalDegrees: [
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الكورنيش', year: 2014 },
      { title: 'ماجستير طب الأنف والأذن والحنجرة', institution: 'جامعة الكورنيش', year: 2009 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الكورنيش', year: 2004 },
    ],
  },
  relations: { specialties: ['children', 'sleep-snoring'] },
  pictures: {
    image: {
      file: 'doctors/sherif-boulos',
      en: 'Drawn portrait of a doctor with a full dark beard and fine glasses',
      ar: 'بورتريه مرسوم لطبيب بلحية داكنة كثة ونظارة رفيعة',
    },
  },
};
