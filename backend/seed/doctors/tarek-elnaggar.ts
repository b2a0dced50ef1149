import type { SeedEntry } from '../entry';

export const tarekElnaggar: SeedEntry = {
  key: 'tarek-elnaggar',
  shared: { order: 8 },
  en: {
    name: 'Dr Tarek Elnaggar',
    title: 'Senior consultant of the ear and of balance',
    languages: 'Arabic, English',
    bio: `Half of Smouha seems to have had its ears looked at by Dr Tarek Elnaggar, and he remembers most of them. He opened the Alexandria branch, and still sees patients there mornings and evenings, three days a week.

He is the doctor to see when ears and balance are mixed up with each other: hearing that comes and goes, pressure in the ear, attacks of spinning, a loud noise that left something behind. He is patient with older people and with those who arrive carrying a bag full of earlier reports, and he reads the reports.

## His main work

- Hearing loss in later life, and the first hearing aid
- Pressure in the ear and ear-drum problems, also after diving and flying
- Inner ear disease with vertigo
- Noise and hearing at work, with a written report for your employer

**An ear that has suddenly gone deaf is urgent.** Do not wait for a free time on the website: call the branch and you will be fitted in.`,
    medicalDegrees: [
      { title: 'Doctorate in otorhinolaryngology', institution: 'Corniche University', year: 2000 },
      { title: 'Master of otorhinolaryngology', institution: 'Corniche University', year: 1994 },
      { title: 'Bachelor of medicine and surgery', institution: 'Corniche University', year: 1989 },
    ],
  },
  ar: {
    name: 'د. طارق النجار',
    title: 'كبير استشاريي الأذن والاتزان',
    languages: 'العربية، الإنجليزية',
    bio: `يبدو كأن نصف أهل سموحة قد فحص الدكتور طارق النجار آذانهم، وهو يتذكر أكثرهم. افتتح فرع الإسكندرية، وما زال يستقبل مرضاه فيه صباحًا ومساءً ثلاثة أيام في الأسبوع.

يقصده من اختلطت عليه شكوى الأذن بشكوى الاتزان: سمع يجيء ويذهب، أو ضغط في الأذن، أو نوبات دوار، أو أثر خلّفه صوت شديد. وهو صبور مع كبار السن ومع من يأتي بحقيبة ملأى بالتقارير القديمة، ويقرأ تلك التقارير فعلًا.

## أكثر ما يعالجه

- ضعف السمع مع التقدم في العمر واختيار السماعة الأولى
- ضغط الأذن ومشكلات الطبلة، ومنها ما يعقب الغوص والطيران
- أمراض الأذن الداخلية المصحوبة بالدوار
- أثر ضوضاء العمل على السمع، مع تقرير مكتوب لجهة عملك

**وفقد السمع المفاجئ حالة عاجلة.** فلا تنتظر موعدًا متاحًا على الموقع، بل اتصل بالفرع وسنجد لك مكانًا.`,
    medicalDegrees: [
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الكورنيش', year: 2000 },
      { title: 'ماجستير طب الأنف والأذن والحنجرة', institution: 'جامعة الكورنيش', year: 1994 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الكورنيش', year: 1989 },
    ],
  },
  relations: { specialties: ['ear-hearing', 'balance'] },
  pictures: {
    image: {
      file: 'doctors/tarek-elnaggar',
      en: 'Drawn portrait of a senior doctor with silver hair and a moustache',
      ar: 'بورتريه مرسوم لطبيب كبير بشعر فضي وشارب',
    },
  },
};
