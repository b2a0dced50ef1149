import { daysFromToday } from './dates';
import type { SeedEntry } from './entry';

export const privacyPolicy: SeedEntry = {
  key: 'privacy-policy',
  shared: { effectiveOn: daysFromToday(-120) },
  en: {
    title: 'Privacy policy',
    body: `This page says what Nabra ENT Clinics keeps about you, why, for how long, and what you can ask of us. It is written with Egypt’s Personal Data Protection Law, No. 151 of 2020, in mind. That law treats health data and children’s data as sensitive, and so do we.

This text belongs to the demonstration content. A clinic that uses it should have its own lawyer read it first.

## What we keep when you book

- **Who comes:** first and last name, age, telephone and, if you give it, e-mail.
- **The visit:** branch, doctor, service, date and time, its status and the history of changes.
- **Your notes:** what you choose to write about your complaint. This is health data; please write only what helps to prepare the visit.
- **Your contract:** whether you pay yourself or come through a company or a syndicate, its name, and pictures of both sides of the card.
- **Your consent:** the wording you agreed to, its version, and when.

We do not ask for your national ID number on this website. When you write to us through the contact form we keep your name, e-mail and message.

## Why we keep it

To arrange and confirm your visit, to prepare it, to check the cover of your contract, to reach you if something changes, and to answer you. The ground for this is **your explicit consent**, which you give when you book, and the duties the law places on a clinic. We do not use it for advertising, and we do not make automatic decisions about you.

## Who sees it

The call centre, the desk of the branch you chose, and the doctors and nurses who treat you. If a company or syndicate pays, it receives what it needs to settle the visit and nothing more. The firms that run our servers act on our written instructions. We do not sell data or hand it to anyone else unless the law obliges us to.

## How long

- Requests that did not become a visit: 12 months.
- Visits: for as long as the rules for medical records require.
- Pictures of cards: until the visit has been settled, at most 6 months.
- Messages from the contact form: 12 months after our answer.

## How it is protected

The connection to this website is encrypted. Staff sign in with their own account and see only what their work needs. Pictures of cards are not reachable by a public address. If a breach puts you at risk, we tell you and the authority within the time the law sets.

## Cookies

One cookie remembers your language, and a second keeps staff signed in. There are no advertising or analytics cookies. Maps open only when you ask for them.

## Your rights

You can ask at any time:

- to know which of your data we keep, and to receive a copy
- to have it corrected or completed
- to have it erased, where no law obliges us to keep it
- to withdraw your consent; this does not undo what was done before
- to limit or object to a use, and to be told of a breach

For a child, a parent or guardian uses these rights.

## How to reach us

Write to [privacy@nabra.example](mailto:privacy@nabra.example), or ask at any branch for the data protection officer. We may ask you to show that you are the person concerned. We acknowledge your request promptly and answer it within the time the law sets. If you are not content with the answer, you can complain to the Personal Data Protection Centre in Egypt.

## Changes

If this page changes in a way that matters to you, we say so here, and we ask for your consent again where it is needed.`,
    seo: {
      metaTitle: 'Privacy policy of Nabra ENT Clinics',
      metaDescription:
        'What we keep about you when you book, why and for how long, who sees it, and how to see, correct or erase it, in plain words.',
    },
  },
  ar: {
    title: 'سياسة الخصوصية',
    body: `تبين هذه الصفحة ما تحتفظ به عيادات نبرة من بياناتك، ولماذا، وإلى متى، وما يحق لك أن تطلبه منا. وقد كُتبت في ضوء قانون حماية البيانات الشخصية المصري رقم 151 لسنة 2020، وهو يعد البيانات الصحية وبيانات الأطفال بيانات حساسة، وكذلك نعدها نحن.

هذا النص جزء من محتوى تجريبي، وعلى أي عيادة تستخدمه أن تعرضه أولًا على محاميها.

## ما نحتفظ به عند الحجز

- **صاحب الزيارة:** الاسم الأول واسم العائلة والعمر ورقم الهاتف، والبريد الإلكتروني إن ذكرته.
- **الزيارة:** الفرع والطبيب والخدمة والتاريخ والوقت، وحالة الموعد وما طرأ عليه من تغيير.
- **ملاحظاتك:** ما تختار أن تكتبه عن شكواك. وهذه بيانات صحية، فنرجو أن تكتب ما يفيد في الإعداد للزيارة فقط.
- **التعاقد:** هل تدفع بنفسك أم عن طريق شركة أو نقابة، واسمها، وصورة وجهي البطاقة.
- **موافقتك:** النص الذي وافقت عليه ورقم إصداره ووقت الموافقة.

ولا نطلب رقمك القومي على هذا الموقع. وإذا راسلتنا من صفحة التواصل احتفظنا باسمك وبريدك الإلكتروني ورسالتك.

## لماذا نحتفظ به؟

لترتيب زيارتك وتأكيدها والإعداد لها، ولمراجعة تغطية التعاقد، ولإبلاغك إذا تغير شيء، وللرد عليك. وأساسنا في ذلك **موافقتك الصريحة** التي تعطيها عند الحجز، والواجبات التي يفرضها القانون على العيادات. ولا نستخدم بياناتك في الإعلان، ولا نتخذ بشأنك قرارات آلية.

## من يطلع عليه؟

مركز الاتصال، واستقبال الفرع الذي اخترته، والأطباء والتمريض الذين يعالجونك. وإذا كانت شركة أو نقابة تتحمل التكلفة فإنها تتلقى ما يلزم لتسوية الزيارة ولا شيء غيره. أما الجهات التي تشغل خوادمنا فتعمل وفق تعليماتنا المكتوبة. ولا نبيع البيانات ولا نسلمها إلى أحد غير هؤلاء إلا إذا ألزمنا القانون.

## إلى متى؟

- الطلبات التي لم تتم زيارتها: 12 شهرًا.
- الزيارات: المدة التي تفرضها قواعد السجلات الطبية.
- صور البطاقات: إلى أن تُسوّى تكلفة الزيارة، وبحد أقصى 6 أشهر.
- رسائل صفحة التواصل: 12 شهرًا بعد ردنا.

## كيف نحميه؟

الاتصال بهذا الموقع مشفر. ويدخل كل موظف بحسابه الخاص ولا يرى إلا ما يحتاج إليه عمله. ولا يمكن الوصول إلى صور البطاقات بعنوان عام. وإذا وقع اختراق يعرّضك للخطر أبلغناك وأبلغنا الجهة المختصة في المدة التي يحددها القانون.

## ملفات تعريف الارتباط

ملف واحد يتذكر لغتك، وآخر يُبقي الموظف داخل حسابه. ولا توجد ملفات للإعلان أو للتحليل. والخرائط لا تُفتح إلا بطلب منك.

## حقوقك

يحق لك في أي وقت:

- أن تعرف ما نحتفظ به من بياناتك وأن تحصل على نسخة منه
- أن تطلب تصحيحه أو استكماله
- أن تطلب محوه ما لم يلزمنا القانون بالاحتفاظ به
- أن تسحب موافقتك، ولا يمس ذلك ما تم قبل سحبها
- أن تطلب تقييد استخدام بياناتك أو تعترض عليه، وأن تُبلَّغ بأي اختراق لها

ويمارس أحد الوالدين أو الولي هذه الحقوق عن الطفل.

## كيف تصل إلينا؟

راسلنا على [privacy@nabra.example](mailto:privacy@nabra.example)، أو اسأل في أي فرع عن مسؤول حماية البيانات. وقد نطلب منك ما يثبت أنك صاحب الشأن. نخطرك سريعًا بتسلم طلبك، ونجيب عنه في المدة التي يحددها القانون. وإذا لم ترضَ عن الجواب فلك أن تشكو إلى مركز حماية البيانات الشخصية في مصر.

## التعديلات

إذا تغير في هذه الصفحة ما يهمك ذكرناه هنا، وطلبنا موافقتك من جديد حيث تلزم.`,
    seo: {
      metaTitle: 'سياسة الخصوصية في عيادات نبرة',
      metaDescription:
        'ما نحتفظ به من بياناتك عند الحجز، ولماذا، وإلى متى، ومن يطلع عليه، وكيف تطلب الاطلاع عليه أو تصحيحه أو محوه، بكلمات واضحة.',
    },
  },
};
