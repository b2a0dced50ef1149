/** Words for an editor in both languages of the editor's screen. */
export interface Words {
  en: string;
  ar: string;
}

/** A sentence for the editor and the attribute it is shown at. */
export interface Problem {
  path: string[];
  message: Words;
}
