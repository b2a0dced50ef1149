import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ImportState } from '@/contract/imports';
import { getTranslations } from '@/i18n/translations';

const TONES: Record<ImportState, BadgeTone> = {
  uploaded: 'pending',
  checking: 'pending',
  checked: 'pending',
  running: 'pending',
  undoing: 'pending',
  done: 'confirmed',
  undone: 'done',
  canceled: 'canceled',
  failed: 'canceled',
};

export async function StateBadge({ state }: { state: ImportState }) {
  const t = await getTranslations('imports');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
