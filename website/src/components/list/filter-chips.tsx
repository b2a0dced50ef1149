import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getWords } from '@/i18n/translations';
import type { Address } from '@/lib/address/address';
import { asChosen } from '@/lib/address/list-memory';

interface Props<Filter extends object> {
  address: Address<Filter>;
  filter: Filter;
  /** Parts of the filter in words, in the order of the form. */
  said: { [Name in keyof Filter]?: string | null };
}

/** Filters that are set, each with its removal, and the way back to the whole list; nothing without any. */
export async function FilterChips<Filter extends object>({ address, filter, said }: Props<Filter>) {
  const [locale, t] = await getWords('lists');
  const usual = address.read({});
  const chips: { name: string; text: string; without: string }[] = [];
  for (const name in said) {
    if (filter[name] === usual[name]) continue;
    const without = { ...filter, [name]: usual[name], page: 1 };
    chips.push({ name, text: said[name] ?? '', without: address.path(locale, without) });
  }
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chips')} className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
      {chips.map(({ name, text, without }) => (
        <li key={name}>
          <Link
            href={asChosen(without)}
            aria-label={t('remove', { filter: text })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-pill bg-surface-sky px-3 font-semibold text-action-strong text-sm hover:bg-line pointer-coarse:min-h-11"
          >
            <bdi>{text}</bdi>
            <Icon name="lucide:x" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={asChosen(address.path(locale))}
          className="inline-flex min-h-8 items-center px-2 font-semibold text-action text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('reset')}
        </Link>
      </li>
    </ul>
  );
}
