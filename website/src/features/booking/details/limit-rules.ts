interface Limits {
  maxAge: number;
  guardianAge: number;
  notesMaxLength: number;
}

/** Returns the settings that the patient's details are checked by. */
export function limitsOf({ maxAge, guardianAge, notesMaxLength }: Limits): Limits {
  return { maxAge, guardianAge, notesMaxLength };
}
