import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { ContentLang } from '@/i18n/content-lang';
import type { Heading, Reason } from '../data';

export function WhyChooseUs(props: { heading: Heading | null; reasons: Reason[]; words: ContentLang }) {
  const { heading, reasons, words } = props;
  if (reasons.length === 0) return null;
  return (
    <Section surface="warm" {...(heading ? { 'aria-labelledby': 'why-us' } : {})} {...words}>
      <div className="grid gap-5 sm:gap-8 lg:grid-cols-12 lg:gap-14">
        {heading ? (
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <h2 id="why-us" className="text-3xl">
              {heading.title}
            </h2>
            {heading.text ? (
              <p className="mt-3 text-lg text-text-soft max-sm:hidden">{heading.text}</p>
            ) : null}
          </div>
        ) : null}
        <ul
          className={`grid gap-x-10 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] max-sm:gap-x-4 sm:grid-cols-2 ${heading ? 'lg:col-span-8' : 'lg:col-span-12'}`}
        >
          {reasons.map((reason) => (
            <li key={reason.id} className="reason">
              <span className="sign-tile size-10 sm:size-12">
                <Icon name={reason.icon ?? 'lucide:audio-lines'} className="size-6" />
              </span>
              <div className="min-w-0">
                <h3 className="text-base leading-snug sm:text-lg">{reason.title}</h3>
                <p className="mt-1 text-text-soft max-sm:hidden">{reason.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
