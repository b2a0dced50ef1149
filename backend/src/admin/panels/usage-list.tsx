import { Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { EDITOR_LISTS } from '../../app/editor/lists';
import { EDITOR_WORDS } from '../../app/editor/words/all';
import { screenLanguage } from '../language';
import { type UsageVersion, versionWords } from './version-words';

export type Usage = {
  uid: string;
  documentId: string;
  title: string;
  field: string;
  versions: UsageVersion[];
};

function addressOf({ uid, documentId, versions }: Usage): string {
  const path =
    uid in EDITOR_LISTS
      ? `/content-manager/collection-types/${uid}/${documentId}`
      : `/content-manager/single-types/${uid}`;
  const languages = versions.flatMap(({ language }) => language ?? []);
  const language = languages.find((one) => one === screenLanguage()) ?? languages[0];
  return language ? `${path}?plugins[i18n][locale]=${language}` : path;
}

function wordsOf({ uid, title, field }: Usage): { name: string; where: string } {
  const type = EDITOR_WORDS[uid];
  const language = screenLanguage();
  const name = title || (type?.name[language] ?? uid);
  return { name, where: `${type?.name[language] ?? uid}: ${type?.fields[field]?.label[language] ?? field}` };
}

export function UsageList({ usages }: { usages: Usage[] }) {
  return (
    <ul className="clinic-used-in">
      {usages.map((usage) => {
        const { name, where } = wordsOf(usage);
        return (
          <li key={`${usage.uid} ${usage.documentId} ${usage.field}`}>
            <Link to={addressOf(usage)}>
              <bdi>{name}</bdi>
            </Link>
            <Typography variant="pi" textColor="neutral600">
              <bdi>{where}</bdi>
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              <bdi>{versionWords(usage.versions)[screenLanguage()]}</bdi>
            </Typography>
          </li>
        );
      })}
    </ul>
  );
}
