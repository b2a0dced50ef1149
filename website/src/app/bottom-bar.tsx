import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { BookFromHere } from '@/features/site/next-free-times/components/book-link';
import type { Frame } from './describe-frame';
import type { Clinic } from './site-clinic';

interface Props {
  frame: Frame;
  clinic: Clinic;
}

/** Bar of phones: the next step is always under the thumb. */
export function BottomBar({ frame: { action, words, icons }, clinic: { numbers } }: Props) {
  const ways = [
    ...(numbers ? [{ href: `tel:${numbers.phone}`, icon: icons.phone, text: words.call }] : []),
    ...(numbers?.whatsapp ? [{ href: numbers.whatsapp, icon: icons.whatsapp, text: words.whatsapp }] : []),
  ];
  return (
    <nav
      aria-label={words.quickActions}
      // One row high from the start: otherwise it would rise once its actions have arrived.
      className="bottom-bar"
    >
      <ul className="flex flex-wrap gap-2 px-3 py-2">
        <li className="flex-1">
          <BookFromHere href={action.href} className="bottom-bar-link bg-accent text-text-on-fill">
            <Sign icon={icons.book} text={action.short} />
          </BookFromHere>
        </li>
        {ways.map(({ href, ...sign }) => (
          <li key={href} className="flex-1">
            <a href={href} className="bottom-bar-link text-brand hover:bg-surface-sky">
              <Sign {...sign} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sign({ icon, text }: { icon: IconShape | null; text: string }) {
  return (
    <>
      <IconDrawing shape={icon} className="size-5" />
      {/* Very large text: icons alone, as the labels would take a third of the screen. */}
      <span className="@max-2xs:sr-only">{text}</span>
    </>
  );
}
