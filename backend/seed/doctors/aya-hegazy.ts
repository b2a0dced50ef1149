import type { SeedEntry } from '../entry';

export const ayaHegazy: SeedEntry = {
  key: 'aya-hegazy',
  shared: { order: 11 },
  en: {
    name: 'Dr Aya Hegazy',
    title: 'Specialist of voice and speech disorders',
    languages: 'Arabic, English',
    bio: `Dr Aya Hegazy is a doctor of voice and speech and the person behind the exercises that so many of our patients hum in the car. She works only in Dokki, in the voice room that she planned herself, with soft walls and a good microphone.

Her half-hour visits are half examination and half practice. She records your voice, measures it, and listens with you. Then she teaches breathing, resonance and kinder habits: fewer whispers, more water, pauses that do not sound like pauses. Progress is heard on the recordings, not promised in advance.

## She works with

- Teachers, reciters and singers with tired voices
- Nodules on the vocal folds
- The voice after surgery of the throat or the thyroid
- Stammering in teenagers and adults

**Rest your voice on the day before the test if you can**, and bring the text you usually read, sing or teach. She would rather hear your real day than a perfect vowel.`,
    medicalDegrees: [
      { title: 'Master of phoniatrics', institution: 'Al Fanar University', year: 2020 },
      { title: 'Bachelor of medicine and surgery', institution: 'Corniche University', year: 2015 },
    ],
  },
  ar: {
    name: 'د. آية حجازي',
    title: 'اختصاصية أمراض الصوت والتخاطب',
    languages: 'العربية، الإنجليزية',
    bio: `الدكتورة آية حجازي طبيبة صوت وتخاطب، وهي صاحبة التمارين التي يدندن بها كثير من مرضانا في سياراتهم. تعمل في فرع الدقي وحده، في غرفة الصوت التي صممتها بنفسها بجدران ليّنة وميكروفون جيد.

نصف الزيارة عندها فحص ونصفها تدريب. تسجل صوتك وتقيسه وتستمع إليه معك، ثم تعلمك التنفس والرنين وعادات أرفق بالصوت: همسًا أقل، وماءً أكثر، ووقفات لا يشعر بها السامع. أما التقدم فتسمعه في التسجيلات، ولا يَعِدك به أحد مقدمًا.

## من تعمل معهم

- المعلمون والقرّاء والمغنون إذا أُجهدت أصواتهم
- عُقيدات الثنيتين الصوتيتين
- الصوت بعد جراحات الحنجرة أو الغدة الدرقية
- التلعثم عند المراهقين والبالغين

**أرح صوتك في اليوم السابق للاختبار إن استطعت**، وأحضر النص الذي اعتدت أن تقرأه أو تنشده أو تدرّسه. فهي تفضل أن تسمع يومك كما هو على أن تسمع نغمة متقنة.`,
    medicalDegrees: [
      { title: 'ماجستير أمراض التخاطب', institution: 'جامعة الفنار', year: 2020 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الكورنيش', year: 2015 },
    ],
  },
  relations: { specialties: ['throat-voice'] },
  pictures: {
    image: {
      file: 'doctors/aya-hegazy',
      en: 'Drawn portrait of a young doctor in a blue hijab',
      ar: 'بورتريه مرسوم لطبيبة شابة بحجاب أزرق',
    },
  },
};
