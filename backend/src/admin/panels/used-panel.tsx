import { Typography } from '@strapi/design-system';
import { EDITOR_WORDS } from '../../app/editor/words/all';
import { inScreenLanguage } from '../language';
import type { PanelProps } from './panel-props';
import { type Usage, UsageList } from './usage-list';
import { LOADING, UNKNOWN, useAnswer, WHERE_USED } from './use-answer';

const NOT_USED = { en: 'Nothing else points to it.', ar: 'لا يشير إليه شيء آخر.' };

function UsedIn({ model, documentId }: { model: string; documentId: string }) {
  const query = new URLSearchParams({ uid: model, documentId });
  const usages = useAnswer<Usage[]>(`/content-manager/clinic/usages?${query}`);
  if (!usages || usages.length === 0) {
    const words = usages === undefined ? LOADING : usages === null ? UNKNOWN : NOT_USED;
    return <Typography variant="pi">{inScreenLanguage(words)}</Typography>;
  }
  return <UsageList usages={usages} />;
}

export function UsedPanel({ model, documentId, document }: PanelProps) {
  if (!documentId || !document || !(model in EDITOR_WORDS)) return null;
  return { title: inScreenLanguage(WHERE_USED), content: <UsedIn model={model} documentId={documentId} /> };
}
