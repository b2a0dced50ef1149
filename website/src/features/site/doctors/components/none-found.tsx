import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export interface NoneFoundWords {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** No doctor fits the search: the booking by branch is a way on. */
export function NoneFound({ words: { title, text, action } }: { words: NoneFoundWords }) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <ButtonLink href={action.href} variant="secondary">
          {action.label}
        </ButtonLink>
      }
    />
  );
}
