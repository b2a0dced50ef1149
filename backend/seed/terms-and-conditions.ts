import { daysFromToday } from './dates';
import type { SeedEntry } from './entry';

export const termsAndConditions: SeedEntry = {
  key: 'terms-and-conditions',
  shared: { effectiveOn: daysFromToday(-120) },
  en: {
    title: 'Terms and conditions',
    body: `These terms hold for this website and for visits booked through it. They are short on purpose. They belong to the demonstration content; a clinic that uses them should have its own lawyer read them first.

## What this website is

It informs about our clinics and takes requests for visits. The articles are general information written with care. **They are not medical advice for your case and do not replace a visit.**

## Not for emergencies

Nobody watches this website for emergencies. If life or health is in danger, call the ambulance on 123 or go to the nearest emergency department.

## How a booking works

- When you send the form, the time you chose is held for you, and you receive a booking number. This is a request, not yet a confirmed visit.
- The visit is confirmed when our call centre has spoken with you.
- A request that could not be confirmed before its time comes lapses, and we tell you.
- To leave room for everyone, the number of open visits for one telephone number is limited. The booking page tells you if you have reached the limit.

## What we ask of you

Give your own details, or those of somebody you may book for. Tell us if you cannot come. For a child under 18 a parent or guardian must be present.

## Contracts

If a company or a syndicate is to pay, choose it when you book, send readable pictures of both sides of the card and bring the original. If cover is refused, we tell you before the visit, and you decide whether to come at your own cost.

## Changes on our side

Doctors are called to operations and fall ill. If we have to move your visit we phone you as early as we can and offer the next suitable time, with the same doctor or with a colleague.

## Prices

Prices are told to you when the visit is confirmed. Tests and treatments cost extra and are done only after you have agreed to them. Nothing is paid on this website.

## Content of this website

Texts, drawings and design belong to the clinics or are used with permission. You may print and share pages for your own use.

## Your data

How we handle it is written in the [privacy policy](/privacy-policy).

## Law

Egyptian law applies. Nothing in these terms takes away rights which the law gives to patients and consumers. If you have a complaint, please speak to us first: a person answers within three working days.`,
    seo: {
      metaTitle: 'Terms and conditions of Nabra ENT Clinics',
      metaDescription:
        'The rules of this website and of visits booked through it: how booking and confirmation work, contracts, prices and changes.',
    },
  },
  ar: {
    title: 'الشروط والأحكام',
    body: `تسري هذه الشروط على هذا الموقع وعلى الزيارات المحجوزة من خلاله، وقد تعمدنا أن تكون قصيرة. وهي جزء من محتوى تجريبي، وعلى أي عيادة تستخدمها أن تعرضها أولًا على محاميها.

## ما هذا الموقع؟

موقع يعرّف بعياداتنا ويتلقى طلبات الزيارة. والمقالات المنشورة فيه معلومات عامة كُتبت بعناية، **لكنها ليست مشورة طبية في حالتك ولا تغني عن زيارة الطبيب.**

## ليس للطوارئ

لا أحد يراقب هذا الموقع لاستقبال الطوارئ. فإذا كانت الحياة أو الصحة في خطر فاتصل بالإسعاف على 123 أو توجه إلى أقرب قسم طوارئ.

## كيف يتم الحجز؟

- عند إرسال النموذج يُحجز لك الوقت الذي اخترته وتحصل على رقم حجز. وهذا طلب لم يتأكد بعد.
- يتأكد الموعد بعد أن يتحدث إليك مركز الاتصال.
- الطلب الذي يتعذر تأكيده قبل حلول موعده يُلغى، ونخبرك بذلك.
- كي يجد الجميع مكانًا نضع حدًّا لعدد المواعيد القائمة لرقم الهاتف الواحد، وتخبرك صفحة الحجز إذا بلغته.

## ما نرجوه منك

أن تكتب بياناتك أنت أو بيانات من يحق لك الحجز له، وأن تخبرنا إذا تعذر حضورك. ومن كان دون الثامنة عشرة يلزم حضور أحد والديه أو وليّه معه.

## التعاقدات

إذا كانت شركة أو نقابة ستتحمل التكلفة فاخترها عند الحجز، وأرسل صورتين واضحتين لوجهي البطاقة، وأحضر الأصل معك. وإذا رُفضت التغطية أخبرناك قبل الزيارة، ولك أن تقرر الحضور على نفقتك.

## التغيير من جانبنا

قد يُستدعى الطبيب إلى جراحة وقد يمرض. فإذا اضطررنا إلى تغيير موعدك اتصلنا بك في أقرب وقت وعرضنا عليك أقرب موعد مناسب، مع الطبيب نفسه أو مع زميل له.

## الأسعار

نخبرك بالسعر عند تأكيد الموعد. وللفحوصات والعلاجات أسعار إضافية، ولا تُجرى إلا بعد موافقتك. ولا يُدفع شيء على هذا الموقع.

## محتوى الموقع

النصوص والرسوم والتصميم ملك للعيادات أو مستخدمة بإذن. ولك أن تطبع الصفحات وتشاركها لاستخدامك الشخصي.

## بياناتك

كيفية التعامل معها مبينة في [سياسة الخصوصية](/privacy-policy).

## القانون

يسري القانون المصري. وليس في هذه الشروط ما ينتقص من حقوق كفلها القانون للمرضى والمستهلكين. وإذا كانت لديك شكوى فنرجو أن تحدثنا أولًا، وسيرد عليك أحدنا خلال ثلاثة أيام عمل.`,
    seo: {
      metaTitle: 'الشروط والأحكام في عيادات نبرة',
      metaDescription:
        'قواعد هذا الموقع والزيارات المحجوزة من خلاله: الحجز والتأكيد والتعاقدات والأسعار والتغييرات.',
    },
  },
};
