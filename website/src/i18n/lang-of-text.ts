/** Language of a text by its first letter. */
export const langOfText = (text: string): 'en' | 'ar' =>
  /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
