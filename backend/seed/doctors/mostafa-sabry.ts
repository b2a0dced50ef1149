import type { SeedEntry } from '../entry';

export const mostafaSabry: SeedEntry = {
  key: 'mostafa-sabry',
  shared: { order: 10 },
  en: {
    name: 'Dr Mostafa Sabry',
    title: 'Specialist of nose, sinus and allergy medicine',
    languages: 'Arabic, English',
    bio: `Dr Mostafa Sabry runs the late clinic in Dokki on Thursday nights, for people who cannot leave work, close the shop or find a sitter any earlier. He sees blocked, dripping and bleeding noses of every kind, and keeps the visit brisk without hurrying you.

He likes to sort things out in order: is it a cold, an allergy, the shape of the nose, or the sinuses? Each has its own signs and they often overlap. Most people leave with a clear name for their problem, one or two medicines instead of six, and a date on which to judge whether they helped.

## Typical visits

- A cold that has lasted for weeks
- A nose addicted to decongestant drops
- Pressure in the face and forehead
- Allergy and nose trouble together

**If your nose is bleeding now**, sit up, lean forward and pinch the soft part for ten minutes without letting go. If it is still running after twenty minutes, go to an emergency department.`,
    medicalDegrees: [
      { title: 'Master of otorhinolaryngology', institution: 'Al Rawda University', year: 2019 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Rawda University', year: 2014 },
    ],
  },
  ar: {
    name: 'د. مصطفى صبري',
    title: 'اختصاصي الأنف والجيوب الأنفية والحساسية',
    languages: 'العربية، الإنجليزية',
    bio: `يدير الدكتور مصطفى صبري العيادة الليلية في الدقي مساء الخميس، لمن لا يستطيع أن يترك عمله أو يغلق محله أو يجد من يبقى مع أطفاله قبل ذلك. يستقبل كل شكاوى الأنف من انسداد وسيلان ونزيف، ويدير الزيارة بنشاط من غير أن يتعجلك.

يحب أن يرتب الأمور: أهو زكام، أم حساسية، أم شكل الأنف، أم الجيوب؟ لكل منها علاماته، وكثيرًا ما تتداخل. ويخرج أغلب مرضاه باسم واضح لما يشكون منه، وبدواء أو دواءين بدلًا من ستة، وبتاريخ محدد يحكمون فيه على جدوى العلاج.

## زيارات معتادة

- زكام مضت عليه أسابيع
- أنف أدمن قطرات الاحتقان
- ضغط في الوجه والجبهة
- حساسية تجتمع مع متاعب الأنف

**إذا كان أنفك ينزف الآن** فاجلس معتدلًا ومِل إلى الأمام واضغط على الجزء اللين من الأنف عشر دقائق متصلة. فإن لم يتوقف النزيف بعد عشرين دقيقة فتوجه إلى قسم الطوارئ.`,
    medicalDegrees: [
      { title: 'ماجستير طب الأنف والأذن والحنجرة', institution: 'جامعة الروضة', year: 2019 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الروضة', year: 2014 },
    ],
  },
  relations: { specialties: ['nose-sinus', 'allergy'] },
  pictures: {
    image: {
      file: 'doctors/mostafa-sabry',
      en: 'Drawn portrait of a smiling young doctor with curly hair and a stethoscope',
      ar: 'بورتريه مرسوم لطبيب شاب مبتسم بشعر مجعد وسماعة طبية',
    },
  },
};
