import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { CodeText } from '@/components/ui/code-text';
import { Icon } from '@/components/ui/icon';
import type { SystemStatus } from '@/contract/system-status';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import type { MatterState } from '../rules';
import type { MatterWords } from '../words';

const LOOKS: Record<MatterState, { icon: string; word: string; ground: string }> = {
  well: { icon: 'lucide:check', word: 'text-status-confirmed', ground: 'bg-status-confirmed-soft' },
  look: { icon: 'lucide:eye', word: 'text-status-pending', ground: 'bg-status-pending-soft' },
  act: { icon: 'lucide:triangle-alert', word: 'text-status-canceled', ground: 'bg-status-canceled-soft' },
  unknown: { icon: 'lucide:circle-help', word: 'text-status-done', ground: 'bg-status-done-soft' },
};

interface Props {
  name: keyof Omit<SystemStatus, 'at'>;
  words: MatterWords;
  children: ReactNode;
}

export async function MatterRow({ name, words: { state, seen, todo, link }, children }: Props) {
  const t = await getTranslations('systemStatus');
  return (
    <li id={`matter-${name}`} className="flex scroll-mt-6 gap-4 px-panel py-5 sm:gap-5 sm:px-6">
      <StateMark state={state} />
      <div className="min-w-0 flex-1">
        <div className="gap-4 sm:flex sm:items-baseline sm:justify-between">
          <h2 className="text-lg">{t(`matters.${name}`)}</h2>
          <p className={cn('shrink-0 font-semibold text-sm', LOOKS[state].word)}>{t(`states.${state}`)}</p>
        </div>
        <p className="mt-1 max-w-text text-text-soft">{seen.join(' ')}</p>
        {children}
        {todo.map((sentence) => (
          <p key={sentence} className="mt-2 max-w-text font-semibold">
            <CodeText text={sentence} />
          </p>
        ))}
        {link ? (
          <ActionLink href={link.href} className="-mb-2 text-sm hover:underline">
            {link.label}
            <Icon name="lucide:arrow-right" />
          </ActionLink>
        ) : null}
      </div>
    </li>
  );
}

/** The round sign of a state. It always stands beside the state's word. */
export function StateMark({ state, isLarge = false }: { state: MatterState; isLarge?: boolean }) {
  const { icon, word, ground } = LOOKS[state];
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-pill',
        isLarge ? 'size-14 text-2xl' : 'size-9 text-base',
        ground,
        word,
      )}
    >
      <Icon name={icon} />
    </span>
  );
}
