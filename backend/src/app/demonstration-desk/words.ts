import type { Names } from '../../catalogue/catalogue-data';

/** Begins the notes of every appointment and ends every message, so that staff see at once that it is not a patient's. */
export const MARK: Names = { en: 'Demonstration', ar: 'بيانات تجريبية' };

/** What patients add. */
export const NOTES: readonly Names[] = [
  { en: 'Ear pain for three days', ar: 'ألم في الأذن منذ ثلاثة أيام' },
  { en: 'I use a wheelchair', ar: 'أستخدم كرسيًا متحركًا' },
  { en: 'Ringing in the left ear', ar: 'طنين في الأذن اليسرى' },
  { en: 'Allergic to penicillin', ar: 'حساسية من البنسلين' },
  { en: 'I bring the scan from last year', ar: 'سأحضر أشعة العام الماضي' },
  { en: 'Please call after 5 pm', ar: 'يرجى الاتصال بعد الخامسة مساءً' },
  { en: 'Blocked nose at night', ar: 'انسداد في الأنف ليلًا' },
  { en: 'Hoarse for two weeks', ar: 'بحة في الصوت منذ أسبوعين' },
  { en: 'Dizzy when I get up', ar: 'دوار عند القيام' },
  { en: 'Second opinion about tonsils', ar: 'رأي ثانٍ بخصوص اللوزتين' },
];

/** Why staff cancel; the patient reads it. */
export const CANCEL_REASONS: readonly Names[] = [
  { en: 'The patient asked on the phone', ar: 'بناءً على طلب المريض هاتفيًا' },
  { en: 'The doctor is ill', ar: 'الطبيب مريض' },
  { en: 'Booked twice', ar: 'حجز مكرر' },
  { en: 'The doctor is called to the operating theatre', ar: 'استُدعي الطبيب إلى غرفة العمليات' },
];

/** Said on the phone when the patient asked to be called again. */
export const CALL_BACK_NOTES: readonly Names[] = [
  { en: 'Is driving, call again', ar: 'يقود السيارة، نعاود الاتصال' },
  { en: 'Wants to ask at work first', ar: 'يريد الاستئذان من العمل أولًا' },
  { en: 'Asks for a call in the evening', ar: 'يطلب الاتصال مساءً' },
];

export const CORRECTION_REASON: Names = { en: 'Marked as done by mistake', ar: 'سُجلت «تمت» بالخطأ' };

/** Messages of the contact page. */
export const MESSAGES: readonly Names[] = [
  {
    en: 'Do you have parking for disabled visitors in Dokki?',
    ar: 'هل يوجد موقف سيارات لذوي الإعاقة في فرع الدقي؟',
  },
  {
    en: 'My syndicate card has expired. Can I still come and pay myself?',
    ar: 'انتهت صلاحية كارنيه النقابة، فهل يمكنني الحضور والدفع نقدًا؟',
  },
  {
    en: 'I lost the report of my hearing test. Can I have a copy?',
    ar: 'فقدت تقرير اختبار السمع، فهل يمكنني الحصول على نسخة؟',
  },
  {
    en: 'How long does the allergy test take, and do I stop my tablets before it?',
    ar: 'كم يستغرق اختبار الحساسية، وهل أوقف الدواء قبله؟',
  },
  {
    en: 'Thank you for the kindness at reception in New Cairo yesterday.',
    ar: 'شكرًا لفريق الاستقبال في القاهرة الجديدة على لطفه أمس.',
  },
  { en: 'Do you repair hearing aids that I bought elsewhere?', ar: 'هل تصلحون سماعات اشتريتها من مكان آخر؟' },
  { en: 'Is the Alexandria branch open on Fridays?', ar: 'هل يعمل فرع الإسكندرية يوم الجمعة؟' },
];
