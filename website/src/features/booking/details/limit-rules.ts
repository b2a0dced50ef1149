interface Limits {
  maxAge: number;
  guardianAge: number;
  notesMaxLength: number;
}

/** What of the settings the patient's details are checked by. */
export function limitsOf({ maxAge, guardianAge, notesMaxLength }: Limits): Limits {
  return { maxAge, guardianAge, notesMaxLength };
}
