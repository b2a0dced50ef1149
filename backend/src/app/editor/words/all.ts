import { type EntryWords, readField, type WrittenField } from '../field-words';
import blockPages from './block-pages.json';
import common from './common.json';
import complaints from './complaints.json';
import fees from './fees.json';
import hours from './hours.json';
import { messageTexts } from './message-texts';
import offers from './offers.json';
import pageParts from './page-parts.json';
import pages from './pages.json';
import people from './people.json';
import places from './places.json';
import services from './services.json';
import settings from './settings.json';
import vacancies from './vacancies.json';

const FILES: Record<string, { name: EntryWords['name']; fields: Record<string, WrittenField> }> = {
  ...people,
  ...places,
  ...hours,
  ...services,
  ...fees,
  ...complaints,
  ...pages,
  ...pageParts,
  ...blockPages,
  ...offers,
  ...vacancies,
  ...settings,
};

export const EDITOR_WORDS: Readonly<Record<string, EntryWords>> = {
  ...Object.fromEntries(
    Object.entries(FILES).map(([uid, { name, fields }]) => [
      uid,
      {
        name,
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, written]) => [field, readField(written, common)]),
        ),
      },
    ]),
  ),
  ...messageTexts,
};
