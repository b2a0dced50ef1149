/** Question about a value of a field that is well-formed and yet hardly meant. */
export interface FieldQuestion {
  /** The value it is about; sent again as it stands, it is taken. */
  asked: string;
  /** Text of the question; null once it is answered. */
  text: string | null;
  /** Value that was probably meant. */
  instead?: { value: string; label: string };
}

/** Phone and address as the clinic has them already: nothing is asked about them while they stay. */
export function keptContact(known: {
  phone?: string | undefined;
  email?: string | undefined;
}): Record<'phone' | 'email', FieldQuestion> {
  const { phone = '', email = '' } = known;
  return { phone: { asked: phone, text: null }, email: { asked: email, text: null } };
}
