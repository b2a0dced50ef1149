import { type ClinicText, placeholdersFor } from '../../../contract/message-texts';
import { type EntryWords, type FieldWords, field } from '../field-words';
import { confirmation, phone, whatsapp } from './common';

const namesOf = (text: ClinicText) =>
  placeholdersFor(text)
    .map((name) => `{${name}}`)
    .join(' ');

const text = (en: string, ar: string, name: ClinicText = 'received'): FieldWords =>
  field(
    en,
    ar,
    `If empty, the standard words are used. These can stand in braces: ${namesOf(name)}. Managers see it filled in, with its length, on “Message texts” of the staff area.`,
    `إن تُرك فارغًا استُخدمت الكلمات المعتادة. ويراه المدير مملوءًا وبطوله في «نصوص الرسائل» من بوابة الموظفين.`,
  );

const messageTexts: Record<ClinicText, FieldWords> = {
  received: text('Request received', 'استلام الطلب'),
  confirmed: text('Confirmed', 'تأكيد الموعد'),
  moved: text('Asked for another time', 'طلب وقت آخر'),
  movedConfirmed: text('New time, confirmed', 'وقت جديد مؤكد'),
  reminder: text('Reminder', 'تذكير'),
  canceledByPatient: text('Cancelled by the patient', 'ألغاه المريض'),
  canceledByClinic: text('Cancelled by the clinic', 'ألغته العيادة'),
  notConfirmed: text('Not confirmed in time', 'لم يُؤكَّد في وقته'),
  recall: text('Time to come again', 'حان وقت الزيارة القادمة'),
  review: text('How was the visit?', 'كيف كانت الزيارة؟'),
  waitingJoined: text('On the waiting list', 'على قائمة الانتظار', 'waitingJoined'),
  waitingOffer: text('A time has become available', 'توفّر وقت', 'waitingOffer'),
  waitingTaken: text('That time was taken', 'سبق غيرك إلى الوقت', 'waitingTaken'),
  staffRequest: text('Staff write about a request', 'رسالة الموظف بشأن طلب', 'staffRequest'),
  staffVisit: text('Staff write about a visit', 'رسالة الموظف بشأن زيارة', 'staffVisit'),
  link: text('The link, sent again', 'الرابط، من جديد', 'link'),
  code: field(
    'Code that verifies a phone',
    'رمز التحقق من الهاتف',
    `If empty, the standard words are used. These can stand in braces: ${namesOf('code')}. On WhatsApp, the words are Meta’s.`,
    'إن تُرك فارغًا استُخدمت الكلمات المعتادة. أما على واتساب فالكلمات من ميتا.',
  ),
};

export const settings: Record<string, EntryWords> = {
  'api::message-text.message-text': {
    name: { en: 'Message texts', ar: 'نصوص الرسائل' },
    fields: messageTexts,
  },
  'api::booking-setting.booking-setting': {
    name: { en: 'Booking settings', ar: 'إعدادات الحجز' },
    fields: {
      noticeMinutes: field(
        'Notice (minutes)',
        'المهلة قبل الموعد (دقائق)',
        'How soon the earliest time offered online begins.',
        'أقرب موعد يُعرض عبر الموقع بعد كم دقيقة.',
      ),
      horizonDays: field(
        'Horizon (days)',
        'مدى الحجز (أيام)',
        'How many days ahead can be booked.',
        'كم يومًا إلى الأمام يمكن الحجز.',
      ),
      defaultSlotMinutes: field(
        'Usual length of a time (minutes)',
        'المدة المعتادة (دقائق)',
        'Where a schedule says none.',
        'حين لا يحددها الجدول.',
      ),
      defaultService: field(
        'Usual service',
        'الخدمة المعتادة',
        'What is booked when a patient names none.',
        'ما يُحجز حين لا يسمّي المريض خدمة.',
      ),
      currency: field(
        'Currency of the fees',
        'عملة الأسعار',
        'Three letters such as AED or USD. Empty: no fee is shown anywhere.',
        'ثلاثة أحرف لاتينية مثل AED أو USD. إن تُرك فارغًا لا يظهر أي سعر.',
      ),
      holdMinutes: field(
        'Time held (minutes)',
        'مدة حفظ الموعد (دقائق)',
        'How long a picked time is kept while the form is filled in.',
        'كم يُحفظ الموعد المختار أثناء ملء النموذج.',
      ),
      confirmation,
      movesStayConfirmed: field(
        'A moved visit stays confirmed',
        'الموعد المنقول يبقى مؤكَّدًا',
        'On: a confirmed appointment moved by its patient is confirmed at the new time. Off: it waits for the call again.',
        'عند تفعيله يبقى الموعد المؤكد مؤكَّدًا في وقته الجديد إذا نقله المريض، وإلا انتظر الاتصال من جديد.',
      ),
      reminderHours: field(
        'Reminder (hours before)',
        'التذكير (ساعات قبل الموعد)',
        'How long before a confirmed appointment its patient is reminded.',
        'كم ساعة قبل الموعد المؤكد يصل التذكير.',
      ),
      reminderBy: field(
        'Reminder by',
        'وسيلة التذكير',
        'Every way: by the phone channel the patient chose and by email where it is known. Phone first: by email only where no phone channel was chosen. Email first: to the phone only where no email is known. Also for recalls. Nobody is written to on the phone who did not agree to it.',
        'كل الوسائل: بقناة الهاتف التي اختارها المريض وبالبريد إن عُرف. الهاتف أولًا: بالبريد فقط لمن لم يختر قناة هاتف. البريد أولًا: على الهاتف فقط لمن لا يُعرف بريده. ويسري على مواعيد العودة أيضًا. ولا يُراسَل على الهاتف من لم يوافق.',
      ),
      asksForReview: field(
        'Ask about the visit',
        'السؤال عن الزيارة',
        'On: a day after a visit its patient is asked once for stars and words. They come here as an unpublished review.',
        'عند تفعيله يُسأل المريض مرة واحدة بعد يوم من زيارته عن رأيه، ويصل رأيه هنا غير منشور.',
      ),
      callCentrePhone: field('Phone of the call centre', 'هاتف مركز الاتصال', phone.help.en, phone.help.ar),
      callCentreWhatsapp: field(
        'WhatsApp of the call centre',
        'واتساب مركز الاتصال',
        whatsapp.help.en,
        whatsapp.help.ar,
      ),
      callHours: field(
        'When the lines are open',
        'متى تكون الخطوط مفتوحة',
        'Patients are promised a call within these hours.',
        'يُوعد المرضى باتصال ضمن هذه الساعات.',
      ),
      callExceptions: field(
        'Days with other call hours',
        'أيام بساعات اتصال أخرى',
        'Feasts and the like; without hours the lines stay closed.',
        'الأعياد وما شابهها، ودون ساعات تبقى الخطوط مغلقة.',
      ),
      callCentreHours: field(
        'Call hours in words',
        'ساعات الاتصال بالكلمات',
        'Only if the words made from the hours do not fit.',
        'فقط إن لم تناسب الكلمات المصنوعة من الساعات.',
      ),
      callTimeZone: field(
        'Clock of the call centre',
        'توقيت مركز الاتصال',
        'Choose it by its city. Empty: the clock of the branches.',
        'اختره بمدينته. إن تُرك فارغًا فتوقيت الفروع.',
      ),
      callWithinMinutes: field(
        'Call within (minutes)',
        'الاتصال خلال (دقائق)',
        'How many open minutes a call may take; the promise follows from it.',
        'كم دقيقة عمل قد يستغرق الاتصال، ومنها الوعد.',
      ),
      confirmationPromise: field(
        'Promise after booking',
        'الوعد بعد الحجز',
        'What a patient is told while the request waits.',
        'ما يُقال للمريض وطلبه ينتظر.',
      ),
      whatToBring: field(
        'What to bring',
        'ماذا يحضر المريض',
        'Shown on the confirmation and in mails.',
        'يظهر في التأكيد والرسائل.',
      ),
      consentText: field(
        'Consent',
        'الموافقة',
        'What a patient agrees to. Raise its version when you change it.',
        'ما يوافق عليه المريض. غيّر رقم النسخة حين تغيّره.',
      ),
      consentVersion: field(
        'Version of the consent',
        'نسخة الموافقة',
        'Stored with each booking, such as 2026-11.',
        'تُحفظ مع كل حجز، مثل ‎2026-11‎.',
      ),
      offersSms: field(
        'Offer SMS',
        'عرض الرسائل النصية',
        'Needs a gateway that is set up on the server.',
        'يحتاج إلى بوابة مهيأة على الخادم.',
      ),
      offersWhatsapp: field(
        'Offer WhatsApp messages',
        'عرض رسائل واتساب',
        'Needs WhatsApp set up on the server.',
        'يحتاج إلى واتساب مهيأ على الخادم.',
      ),
      phoneMessagesText: field(
        'Consent to messages',
        'الموافقة على الرسائل',
        'What a patient agrees to who wants SMS or WhatsApp.',
        'ما يوافق عليه من يريد رسائل على هاتفه.',
      ),
      newsText: field(
        'Consent to news by email',
        'الموافقة على الأخبار بالبريد',
        'What a patient agrees to who wants your news. Empty: nobody is asked. The site sends none: a manager exports who agreed.',
        'ما يوافق عليه من يريد أخباركم. إن تُرك فارغًا لا يُسأل أحد. الموقع لا يرسلها، بل يصدّر المدير قائمة من وافقوا.',
      ),
      quietFrom: field(
        'Quiet from',
        'هدوء من',
        'No phone is written to from this hour.',
        'لا يُراسَل هاتف من هذه الساعة.',
      ),
      quietUntil: field(
        'Quiet until',
        'هدوء حتى',
        'What is due in between is sent then.',
        'وما استحق بينهما يُرسل حينها.',
      ),
      maxPhoneMessagesPerDay: field(
        'Messages a day at most',
        'أقصى رسائل في اليوم',
        'Counts SMS parts and WhatsApp messages of 24 hours, not email. New requests, codes and links end here and take nothing from staff, reminders and changes, which are counted alone. The rest is on the desk’s list.',
        'تُحسب أجزاء الرسائل النصية ورسائل واتساب خلال 24 ساعة، لا البريد. وعنده تتوقف رسائل الطلبات الجديدة والرموز والروابط، ولا تنتقص مما يرسله الموظفون والتذكيرات والتغييرات، فذلك يُحسب وحده. والباقي في قائمة الموظفين.',
      ),
      incomingRetentionDays: field(
        'Keep messages (days)',
        'حفظ الرسائل (أيام)',
        'What patients write by SMS and WhatsApp is removed after so many days.',
        'يُحذف ما يكتبه المرضى في الرسائل النصية وواتساب بعد هذا العدد من الأيام.',
      ),
      phoneProof: field(
        'Verify the phone with a code',
        'التحقق من الهاتف برمز',
        'A code is sent to the phone before a request: never, when the limit of unverified phones is reached, or always.',
        'يُرسل رمز إلى الهاتف قبل الطلب: أبدًا، أو عند بلوغ حد الهواتف التي لم يُتحقق منها، أو دائمًا.',
      ),
      maxLivePerUnprovedPhone: field(
        'Per unverified phone',
        'للهاتف الذي لم يُتحقق منه',
        'Upcoming appointments before a code is asked for, if it is asked for at the limit.',
        'عدد المواعيد القادمة قبل طلب الرمز، حين يُطلب عند الحد.',
      ),
      showsWaitingRoom: field(
        'Screen of the waiting room',
        'شاشة غرفة الانتظار',
        'Shows the ticket numbers that are called; opened from Today in the staff area.',
        'تعرض أرقام الدور التي يُنادى عليها، وتُفتح من «اليوم» في بوابة الموظفين.',
      ),
      countsVisits: field(
        'Count page views',
        'عدّ مشاهدات الصفحات',
        'Numbers alone: no cookie and nothing about visitors is kept. Shown to managers in the staff area.',
        'أعداد فقط: لا ملفات ارتباط ولا شيء عن الزوار. تظهر للمدير في بوابة الموظفين.',
      ),
      waitingSoonDays: field(
        'Waiting list: offered after (days)',
        'قائمة الانتظار: تُعرض بعد (أيام)',
        'If nothing is free within this many days, patients are offered the waiting list.',
        'تُعرض قائمة الانتظار حين لا يوجد وقت متاح خلال هذا العدد من الأيام.',
      ),
      waitingTold: field(
        'Waiting list: told at the same time',
        'قائمة الانتظار: عدد من يُبلَّغون معًا',
        'How many are told of a time that becomes free. The first to accept gets it.',
        'كم شخصًا يُبلَّغ بوقت توفّر. ومن يقبل أولًا يحصل عليه.',
      ),
      waitingOfferMinutes: field(
        'Waiting list: minutes to accept',
        'قائمة الانتظار: دقائق القبول',
        'How long they can accept it; they are told until when. Then the next people are told.',
        'مدة القبول، ويُذكر لهم متى تنتهي. ثم يُبلَّغ من بعدهم.',
      ),
      maxLivePerDoctorDay: field(
        'Per patient, doctor and day',
        'للمريض عند الطبيب في اليوم',
        'Appointments at most.',
        'أقصى عدد للمواعيد.',
      ),
      maxLivePerPatient: field(
        'Per patient',
        'للمريض الواحد',
        'Appointments ahead at most.',
        'أقصى عدد للمواعيد القادمة.',
      ),
      maxLivePerPhone: field(
        'Per phone',
        'للهاتف الواحد',
        'Appointments ahead at most, whoever comes: a parent books for children.',
        'أقصى عدد للمواعيد القادمة أيًا كان المريض؛ فالوالد يحجز لأبنائه.',
      ),
      extraWalkIns: field(
        'Walk-ins beside others, per doctor and day',
        'حضور بلا موعد إلى جانب غيره، للطبيب في اليوم',
        'When a day is full, reception may add so many patients to times that others have. 0 turns it off.',
        'حين يمتلئ اليوم يضيف الاستقبال هذا العدد من المرضى إلى أوقات محجوزة لغيرهم، والرقم 0 يوقف ذلك.',
      ),
      maxRequestsPerAddressHour: field(
        'Requests per address and hour',
        'طلبات من عنوان في الساعة',
        'Keeps programs from filling the calendar. A family or an office shares an address.',
        'يمنع البرامج من ملء الجدول، والأسرة أو المكتب يشتركان في عنوان.',
      ),
      freeRequestsPerAddressDay: field(
        'Bookings per address and day without a proof',
        'حجوزات من عنوان في اليوم بلا تحقق',
        'For more, a code proves the phone. Without codes, the browser works for a moment, or the patient calls.',
        'وما زاد يُتحقق فيه من الهاتف برمز. وبلا رموز يعمل المتصفح لحظة، أو يتصل المريض.',
      ),
      maxHoldsPerAddress: field(
        'Held times per address',
        'مواعيد محفوظة لعنوان',
        'At once, at most.',
        'في وقت واحد على الأكثر.',
      ),
      maxAge: field('Age at most', 'أقصى عمر', 'What the form accepts.', 'ما يقبله النموذج.'),
      notesMaxLength: field('Length of notes', 'طول الملاحظات', 'Letters at most.', 'أقصى عدد للحروف.'),
      cardRetentionDays: field(
        'Keep cards (days)',
        'حفظ البطاقات (أيام)',
        'After the appointment the pictures of contract cards are removed.',
        'بعد الموعد تُحذف صور بطاقات التعاقد.',
      ),
    },
  },
};
