import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/text/cn';
import type { MatterState } from '../rules';

const LOOKS: Record<MatterState, { icon: string; className: string }> = {
  well: { icon: 'lucide:check', className: 'bg-status-confirmed-soft text-status-confirmed' },
  look: { icon: 'lucide:eye', className: 'bg-status-pending-soft text-status-pending' },
  act: { icon: 'lucide:triangle-alert', className: 'bg-status-canceled-soft text-status-canceled' },
  unknown: { icon: 'lucide:circle-help', className: 'bg-status-done-soft text-status-done' },
};

/** The round sign of a state. It always stands beside the state's word. */
export function StateMark({ state, isLarge = false }: { state: MatterState; isLarge?: boolean }) {
  const { icon, className } = LOOKS[state];
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-pill',
        isLarge ? 'size-14 text-2xl' : 'size-9 text-base',
        className,
      )}
    >
      <Icon name={icon} />
    </span>
  );
}
