import type { Names } from '../../catalogue/catalogue-data';

/** Begins the notes of every appointment and ends every message, so that staff see at once that it is not a patient's. */
export const MARK: Names = { en: 'Demonstration', ar: 'بيانات تجريبية' };

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
