import { cn } from '@/lib/cn';
import type { SearchWarning } from '../schema';

/** What must not wait for an appointment: what to do now, and whom to call. Said at once to who does not see it. */
export function WarningNote({
  warning: { title, text, words, phone },
  urgent,
  className,
}: {
  warning: SearchWarning;
  /** "Do not wait" */
  urgent: string;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={cn('rounded-card border-2 border-danger bg-danger-soft p-4 text-text', className)}
    >
      <p className="font-semibold text-danger text-sm">{urgent}</p>
      <div {...words}>
        <p className="mt-0.5 font-semibold text-lg leading-snug">{title}</p>
        <p className="mt-1.5">{text}</p>
      </div>
      {phone ? (
        <a
          href={phone.href}
          className="mt-3 inline-flex min-h-12 items-center gap-2 rounded-control bg-danger px-5 font-semibold text-text-on-fill no-underline"
        >
          <span {...words}>{phone.label}</span>
          <bdi dir="ltr">{phone.text}</bdi>
        </a>
      ) : null}
    </div>
  );
}
