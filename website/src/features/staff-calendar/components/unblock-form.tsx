import { SubmitButton } from '@/components/form/submit-button';
import { unblockTimeAction } from '../actions';

/** Gives a blocked time back at one press; works without script. */
export function UnblockForm({
  locale,
  id,
  label,
  words,
}: {
  locale: string;
  id: string;
  label: string;
  words: { submit: string; pending: string };
}) {
  return (
    <form action={unblockTimeAction} className="print:hidden">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        pendingLabel={words.pending}
        aria-label={label}
      >
        {words.submit}
      </SubmitButton>
    </form>
  );
}
