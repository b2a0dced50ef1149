import type { StaffText } from '../../contract/message-texts';
import type { Language } from '../../platform/clinic-time';
import type { NotificationKind } from '../mails/mail-words';
import type { WaitingMessage } from '../mails/waiting-words';

export type PhoneKind = NotificationKind | WaitingMessage;

export const QUESTION_WORDS: Record<Language, string> = {
  en: 'There you can also answer our questions before the visit.',
  ar: 'وفيه أسئلة قبل الزيارة نرجو الإجابة عنها.',
};

/** Default texts to phones: nothing of health and no doctor, as locked screens show them, and no "tomorrow", as they may wait. */
export const PHONE_WORDS: Record<Language, Record<PhoneKind, string>> = {
  en: {
    received:
      '{clinic}: we have your request for {date}, {time}, {branch}. It is not confirmed yet: we will call you from {phone}.\n{link}',
    confirmed:
      '{clinic}: your appointment on {date}, {time}, {branch} is confirmed. See, move or cancel it:\n{link}',
    moved:
      '{clinic}: we have your request for another time: {date}, {time}, {branch}. It is not confirmed yet: we will call you from {phone}.\n{link}',
    movedConfirmed: '{clinic}: your appointment has a new time: {date}, {time}, {branch}.\n{link}',
    reminder:
      '{clinic}: a reminder of your appointment on {date}, {time}, {branch}. If you cannot come, please move or cancel it:\n{link}',
    patient:
      '{clinic}: you have cancelled your appointment on {date}, {time}. To choose another time:\n{link}',
    clinic:
      '{clinic}: we are sorry, we had to cancel your appointment on {date}, {time}. Call {phone} or choose another time:\n{link}',
    notConfirmed:
      '{clinic}: we are sorry, we could not reach you to confirm {date}, {time}, so the request is cancelled. Call {phone} or choose another time:\n{link}',
    recall: '{clinic}: it is time for your next visit. Choose a time that suits you:\n{link}',
    link: '{clinic}: your appointment on {date}, {time}, {branch}. See, move or cancel it:\n{link}',
    review: '{clinic}: how was your visit on {date}? Tell us in a minute:\n{link}',
    deposit:
      '{clinic}: {date}, {time}, {branch} is held for you until {until}. Pay the deposit here, and it is confirmed:\n{link}',
    notPaid:
      '{clinic}: the deposit for {date}, {time} did not come in time, so the time is free again. Call {phone} or choose another time:\n{link}',
    waitingJoined:
      '{clinic}: you are on the waiting list. We will tell you when a time becomes available. See or leave the list:\n{link}',
    waitingOffer:
      '{clinic}: a time has become available: {date}, {time}, {branch}. It goes to the first to accept, until {until}:\n{link}',
    waitingTaken:
      '{clinic}: sorry, the time on {date}, {time} has been taken. You are still on the waiting list:\n{link}',
  },
  ar: {
    received:
      '{clinic}: وصلنا طلبك ليوم {date}، الساعة {time}، {branch}. لم يُؤكَّد بعد، وسنتصل بك من الرقم {phone}.\n{link}',
    confirmed:
      '{clinic}: تأكد موعدك يوم {date}، الساعة {time}، {branch}. لرؤيته أو تغييره أو إلغائه:\n{link}',
    moved:
      '{clinic}: وصلنا طلبك لوقت آخر: {date}، الساعة {time}، {branch}. لم يُؤكَّد بعد، وسنتصل بك من الرقم {phone}.\n{link}',
    movedConfirmed: '{clinic}: لموعدك وقت جديد: {date}، الساعة {time}، {branch}.\n{link}',
    reminder:
      '{clinic}: نذكّرك بموعدك يوم {date}، الساعة {time}، {branch}. إن لم تستطع الحضور فغيّره أو ألغه من فضلك:\n{link}',
    patient: '{clinic}: ألغيت موعدك يوم {date}، الساعة {time}. لاختيار وقت آخر:\n{link}',
    clinic:
      '{clinic}: نأسف، اضطررنا إلى إلغاء موعدك يوم {date}، الساعة {time}. اتصل بالرقم {phone} أو اختر وقتًا آخر:\n{link}',
    notConfirmed:
      '{clinic}: نأسف، لم نتمكن من الوصول إليك لتأكيد {date}، الساعة {time}، فأُلغي الطلب. اتصل بالرقم {phone} أو اختر وقتًا آخر:\n{link}',
    recall: '{clinic}: حان وقت زيارتك القادمة. اختر الوقت الذي يناسبك:\n{link}',
    link: '{clinic}: موعدك يوم {date}، الساعة {time}، {branch}. لرؤيته أو تغييره أو إلغائه:\n{link}',
    review: '{clinic}: كيف كانت زيارتك يوم {date}؟ أخبرنا في دقيقة:\n{link}',
    deposit:
      '{clinic}: موعد يوم {date}، الساعة {time}، {branch} محفوظ لك حتى {until}. ادفع العربون من هنا ليتأكد:\n{link}',
    notPaid:
      '{clinic}: لم يصل عربون موعد {date}، الساعة {time} في مهلته، فلم يعد محفوظًا. اتصل بالرقم {phone} أو اختر وقتًا آخر:\n{link}',
    waitingJoined:
      '{clinic}: أنت على قائمة الانتظار، وسنبلغك حين يتوفر وقت. لرؤية القائمة أو الخروج منها:\n{link}',
    waitingOffer:
      '{clinic}: توفّر وقت: {date}، الساعة {time}، {branch}. هو لمن يقبل أولًا، حتى {until}:\n{link}',
    waitingTaken:
      '{clinic}: نأسف، سبقك غيرك إلى موعد {date}، الساعة {time}. وما زلت على قائمة الانتظار:\n{link}',
  },
};

/** Default opening texts of WhatsApp for staff, where the clinic has written none of its own. */
export const STAFF_WORDS: Record<Language, Record<StaffText, string>> = {
  en: {
    staffRequest:
      'Hello {name}, this is {clinic}. We are writing about your request {number} for {date} at {time}. Does this time suit you? If not, when may we call you?',
    staffVisit:
      'Hello {name}, this is {clinic}. We are writing about your appointment on {date} at {time}, {branch}.',
  },
  ar: {
    staffRequest:
      'مرحبًا {name}، معك {clinic}. نراسلك بخصوص طلبك رقم {number} ليوم {date} الساعة {time}. هل يناسبك هذا الموعد؟ وإن لم يناسبك فمتى يمكننا الاتصال بك؟',
    staffVisit: 'مرحبًا {name}، معك {clinic}. نراسلك بخصوص موعدك يوم {date} الساعة {time}، {branch}.',
  },
};

/** The message with a code: what it is for is known to whoever asked for it, and is no matter of anybody else. */
export const CODE_WORDS: Record<Language, string> = {
  en: '{clinic}: your code is {code}. It is valid for {minutes} minutes. Please do not give it to anybody.',
  ar: '{clinic}: رمزك {code}، وهو صالح لمدة {minutes} دقائق. لا تعطه لأحد من فضلك.',
};
