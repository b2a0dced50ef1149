'use client';

import { usePathname } from 'next/navigation';

interface Props {
  label: string;
  parts: { href: string; label: string }[];
  isNamed?: boolean;
}

/** Opens a group of pages; marked while one of them is shown, with its name if `isNamed`. */
export function PartsLabel({ label, parts, isNamed = false }: Props) {
  const pathname = usePathname();
  const current = parts.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  if (!current) return <span>{label}</span>;
  return (
    <span className="text-action underline decoration-2 decoration-accent underline-offset-8">
      {isNamed ? (
        <>
          <span className="sr-only">{label}: </span>
          {current.label}
        </>
      ) : (
        <>
          {label}
          <span className="sr-only">: {current.label}</span>
        </>
      )}
    </span>
  );
}
