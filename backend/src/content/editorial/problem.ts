export interface Words {
  en: string;
  ar: string;
}

export interface Problem {
  path: string[];
  message: Words;
}
