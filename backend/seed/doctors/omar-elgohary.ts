import type { SeedEntry } from '../entry';

export const omarElgohary: SeedEntry = {
  key: 'omar-elgohary',
  shared: { order: 4 },
  en: {
    name: 'Dr Omar Elgohary',
    title: 'Consultant of throat and voice disorders',
    languages: 'Arabic, English, German',
    bio: `Dr Omar Elgohary listens twice: first to what you say and then to how it sounds. He looks after hoarse, tired and lost voices, throats that always need clearing, and swallowing that has become hard work. Teachers, reciters, lawyers and call-centre staff fill most of his list.

He films the vocal folds with a light that makes their vibration visible in slow motion, and shows you the recording. Often the answer is not a prescription but a change in the way the voice is used, so he works side by side with the voice therapist and gives half an hour to each visit.

## When to see him

- Hoarseness that has lasted longer than three weeks
- A voice that gives out before the end of the day
- A feeling of something stuck in the throat
- Food or drink that goes down the wrong way

**Hoarseness in someone who smokes should be looked at early.** He says so to everyone, kindly and without a sermon.`,
    medicalDegrees: [
      { title: 'Doctorate in phoniatrics and laryngology', institution: 'Al Fanar University', year: 2017 },
      { title: 'Master of otorhinolaryngology', institution: 'Al Fanar University', year: 2012 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Fanar University', year: 2008 },
    ],
  },
  ar: {
    name: 'د. عمر الجوهري',
    title: 'استشاري أمراض الحنجرة والصوت',
    languages: 'العربية، الإنجليزية، الألمانية',
    bio: `يصغي الدكتور عمر الجوهري مرتين: مرة إلى ما تقول، ومرة إلى وقع صوتك. يعالج بحة الصوت وإجهاده وغيابه، والحلق الذي يلحّ على صاحبه بالنحنحة، والبلع الذي صار شاقًّا. وأكثر مرضاه من المعلمين والقرّاء والمحامين وموظفي خدمة العملاء.

يصوّر الثنيتين الصوتيتين بضوء يُظهر اهتزازهما بطيئًا، ثم يعرض عليك التسجيل. وكثيرًا ما يكون الحل تغييرًا في طريقة استخدام الصوت لا دواءً يوصف، ولهذا يعمل جنبًا إلى جنب مع اختصاصية علاج الصوت، ويخصص نصف ساعة لكل زيارة.

## متى تزوره؟

- إذا استمرت البحة أكثر من ثلاثة أسابيع
- إذا خانك صوتك قبل نهاية اليوم
- إذا شعرت بشيء عالق في حلقك
- إذا دخل الطعام أو الشراب في مجرى التنفس

**وبحة الصوت عند المدخن تستحق فحصًا مبكرًا.** يقول ذلك للجميع برفق ومن غير موعظة.`,
    medicalDegrees: [
      { title: 'دكتوراه أمراض التخاطب والحنجرة', institution: 'جامعة الفنار', year: 2017 },
      { title: 'ماجستير طب الأنف والأذن والحنجرة', institution: 'جامعة الفنار', year: 2012 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الفنار', year: 2008 },
    ],
  },
  relations: { specialties: ['throat-voice'] },
  pictures: {
    image: {
      file: 'doctors/omar-elgohary',
      en: 'Drawn portrait of a doctor with short dark hair in blue scrubs',
      ar: 'بورتريه مرسوم لطبيب بشعر أسود قصير وزي طبي أزرق',
    },
  },
};
