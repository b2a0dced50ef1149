import type { SeedEntry } from '../entry';

export const youssefLabib: SeedEntry = {
  key: 'youssef-labib',
  shared: { order: 6 },
  en: {
    name: 'Dr Youssef Labib',
    title: 'Consultant of head and neck surgery',
    languages: 'Arabic, English, Italian',
    bio: `People come to Dr Youssef Labib with a lump and a sleepless week behind them. Most lumps in the neck turn out to be harmless, and he says so, but he never guesses: each one is felt, looked at with ultrasound and, where there is doubt, sampled with a fine needle.

His field is the thyroid, the salivary glands, the mouth and the neck. He sits with the results and with you, in person, and if the news is serious he stays your doctor while the hospital team is put together. You leave with the name and number of the person to call.

## Reasons to book

- A lump in the neck that has been there for three weeks
- A mouth sore or white patch that does not heal
- A swelling under the jaw that grows at meals
- A thyroid nodule found by chance on a scan

**He keeps a few places each week for new lumps.** If you cannot find a time soon enough, call us and say so.`,
    medicalDegrees: [
      {
        title: 'Fellowship in head and neck surgery',
        institution: 'European Institute of the Larynx',
        year: 2012,
      },
      { title: 'Doctorate in otorhinolaryngology', institution: 'Corniche University', year: 2009 },
      { title: 'Bachelor of medicine and surgery', institution: 'Corniche University', year: 2000 },
    ],
  },
  ar: {
    name: 'د. يوسف لبيب',
    title: 'استشاري جراحة الرأس والرقبة',
    languages: 'العربية، الإنجليزية، الإيطالية',
    bio: `يأتي الناس إلى الدكتور يوسف لبيب بكتلة في الرقبة وأسبوع بلا نوم. ومعظم هذه الكتل حميد، وهو يقول ذلك لمرضاه، لكنه لا يعتمد على التخمين: يفحص كل كتلة بيده ثم بالموجات فوق الصوتية، ويأخذ منها عينة بإبرة دقيقة إذا بقي شك.

مجاله الغدة الدرقية والغدد اللعابية والفم والرقبة. يجلس معك وأمامكما النتائج، وجهًا لوجه، وإذا كان الأمر جادًّا بقي طبيبك إلى أن يكتمل فريق المستشفى. ولا تغادر إلا ومعك اسم من تتصل به ورقمه.

## متى تحجز؟

- كتلة في الرقبة مضى عليها ثلاثة أسابيع
- قرحة أو بقعة بيضاء في الفم لا تلتئم
- تورم تحت الفك يكبر مع الطعام
- عقدة في الغدة الدرقية ظهرت مصادفة في أشعة

**وهو يحتفظ كل أسبوع ببضعة مواعيد للكتل الجديدة.** فإن لم تجد موعدًا قريبًا فاتصل بنا وأخبرنا.`,
    medicalDegrees: [
      {
        title: 'زمالة جراحة الرأس والرقبة',
        institution: 'المعهد الأوروبي للحنجرة',
        year: 2012,
      },
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الكورنيش', year: 2009 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الكورنيش', year: 2000 },
    ],
  },
  relations: { specialties: ['head-neck'] },
  pictures: {
    image: {
      file: 'doctors/youssef-labib',
      en: 'Drawn portrait of a doctor with dark-rimmed glasses, a white coat and a teal tie',
      ar: 'بورتريه مرسوم لطبيب بنظارة داكنة الإطار ومعطف أبيض وربطة عنق خضراء مزرقة',
    },
  },
};
