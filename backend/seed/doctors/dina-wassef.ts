import type { SeedEntry } from '../entry';

export const dinaWassef: SeedEntry = {
  key: 'dina-wassef',
  shared: { order: 9 },
  en: {
    name: 'Dr Dina Wassef',
    title: 'Specialist of allergy of the nose and airways',
    languages: 'Arabic, English, French',
    bio: `Dr Dina Wassef grew up sneezing through every spring and chose her work accordingly. She looks after adults and children from the age of five with allergic noses, itchy eyes and the cough that comes with them.

She is fond of detail: which room, which month, which pillow, which cat. The skin-prick test takes twenty minutes and is read while you wait. After that comes a plan with three parts: what to avoid when that is possible, what to take and how to spray it properly, and whether a longer treatment that trains the immune system makes sense for you.

## What she can help with

- A nose that runs or blocks all year or every spring
- Sneezing in dust, on khamaseen days or near animals
- Sprays that “do not work”, often because of how they are held
- Allergy together with asthma, together with your chest doctor

**Allergy tablets hide the result of the skin test.** Please read the preparation note before you come.`,
    medicalDegrees: [
      { title: 'Master of allergy and clinical immunology', institution: 'Al Fanar University', year: 2020 },
      { title: 'Diploma of otorhinolaryngology', institution: 'Al Fanar University', year: 2017 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Rawda University', year: 2013 },
    ],
  },
  ar: {
    name: 'د. دينا واصف',
    title: 'اختصاصية حساسية الأنف والجهاز التنفسي',
    languages: 'العربية، الإنجليزية، الفرنسية',
    bio: `قضت الدكتورة دينا واصف كل ربيع من طفولتها وهي تعطس، فاختارت تخصصها على هذا الأساس. تعتني بالبالغين وبالأطفال من سن الخامسة في حساسية الأنف وحكة العينين وما يصحبهما من سعال.

وهي مولعة بالتفاصيل: أي غرفة؟ وأي شهر؟ وأي وسادة؟ وأي قطة؟ أما اختبار الجلد فيستغرق عشرين دقيقة وتظهر نتيجته وأنت تنتظر. بعدها تأتي خطة من ثلاثة أجزاء: ما تتجنبه إن أمكن، وما تستعمله من أدوية وكيف تستعمل البخاخ على وجهه الصحيح، وهل يناسبك علاج أطول يدرب جهاز المناعة.

## أبرز ما تعالجه

- أنف يسيل أو ينسد طوال العام أو كل ربيع
- العطس مع الغبار وفي أيام الخماسين أو قرب الحيوانات
- بخاخ «لا ينفع»، والسبب غالبًا في طريقة الإمساك به
- الحساسية المصحوبة بالربو، بالتعاون مع طبيب الصدر

**وأقراص الحساسية تخفي نتيجة اختبار الجلد**، فنرجو قراءة تعليمات الاستعداد قبل الحضور.`,
    medicalDegrees: [
      { title: 'ماجستير الحساسية والمناعة الإكلينيكية', institution: 'جامعة الفنار', year: 2020 },
      { title: 'دبلوم طب الأنف والأذن والحنجرة', institution: 'جامعة الفنار', year: 2017 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الروضة', year: 2013 },
    ],
  },
  relations: { specialties: ['allergy'] },
  pictures: {
    image: {
      file: 'doctors/dina-wassef',
      en: 'Drawn portrait of a laughing doctor with round glasses and her hair up, in teal scrubs',
      ar: 'بورتريه مرسوم لطبيبة ضاحكة بنظارة مستديرة وشعر مرفوع وزي طبي أزرق مخضر',
    },
  },
};
