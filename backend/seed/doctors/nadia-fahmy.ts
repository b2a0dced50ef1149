import type { SeedEntry } from '../entry';

export const nadiaFahmy: SeedEntry = {
  key: 'nadia-fahmy',
  shared: { order: 3 },
  en: {
    name: 'Dr Nadia Fahmy',
    title: 'Consultant of children’s ear, nose and throat medicine',
    languages: 'Arabic, English, Egyptian sign language (basic)',
    bio: `Dr Nadia Fahmy begins on the carpet rather than behind the desk. She looks after babies, children and teenagers with earache, glue ear, noisy breathing, swollen tonsils and late speech, and she knows that the worried parent is her patient too.

Her visits are short in tests and long in explanation. Many children’s ear problems settle by themselves, so she often suggests watching for a while, and says exactly what to watch for and when to come back sooner. When an operation is the better way she walks you through the day hour by hour, including the part where the child wakes up.

## Often in her room

- Ear infections that return every winter
- A child who turns the television up
- Snoring, open mouth and restless nights
- Hearing checks before starting school

Bring the vaccination card and, if you can, **a short video of the night-time breathing.** A favourite toy is welcome and will be examined first.`,
    medicalDegrees: [
      {
        title: 'Fellowship in paediatric otolaryngology',
        institution: 'Children’s Hospital of the Gulf Coast',
        year: 2014,
      },
      { title: 'Doctorate in otorhinolaryngology', institution: 'Al Rawda University', year: 2012 },
      { title: 'Bachelor of medicine and surgery', institution: 'Corniche University', year: 2003 },
    ],
  },
  ar: {
    name: 'د. نادية فهمي',
    title: 'استشارية أنف وأذن وحنجرة الأطفال',
    languages: 'العربية، الإنجليزية، أساسيات لغة الإشارة المصرية',
    bio: `تبدأ الدكتورة نادية فهمي الزيارة جالسة على السجادة لا وراء المكتب. تعتني بالرضّع والأطفال والمراهقين في ألم الأذن والارتشاح خلف الطبلة والتنفس بصوت مسموع وتضخم اللوزتين وتأخر الكلام، وتعرف أن الأم القلقة أو الأب القلق من مرضاها أيضًا.

تقلل من الفحوصات وتكثر من الشرح. فكثير من متاعب الأذن عند الأطفال يزول من تلقاء نفسه، ولهذا تقترح أحيانًا الانتظار والملاحظة، وتحدد بدقة ما يُلاحَظ ومتى تعود قبل موعدك. وإذا كانت الجراحة هي الأفضل شرحت لك يومها ساعة بساعة، حتى لحظة إفاقة الطفل.

## أبرز ما يراجعها المرضى بسببه

- التهابات الأذن التي تعود كل شتاء
- طفل يرفع صوت التلفزيون
- الشخير والفم المفتوح والنوم المضطرب
- فحص السمع قبل دخول المدرسة

أحضر معك بطاقة التطعيمات، و**مقطعًا قصيرًا لتنفس الطفل في نومه** إن أمكن. ومرحبًا بلعبته المفضلة، فهي أول من يُفحص.`,
    medicalDegrees: [
      {
        title: 'زمالة أنف وأذن وحنجرة الأطفال',
        institution: 'مستشفى أطفال ساحل الخليج',
        year: 2014,
      },
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الروضة', year: 2012 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الكورنيش', year: 2003 },
    ],
  },
  relations: { specialties: ['children'] },
  pictures: {
    image: {
      file: 'doctors/nadia-fahmy',
      en: 'Drawn portrait of a doctor in a teal hijab and a white coat',
      ar: 'بورتريه مرسوم لطبيبة بحجاب أزرق مخضر ومعطف أبيض',
    },
  },
};
