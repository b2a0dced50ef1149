'use client';

import { usePathname } from 'next/navigation';

interface Props {
  label: string;
  parts: { href: string; label: string }[];
  isNamed?: boolean;
}

/** Opens a group of parts: marked while the reader is in one of them, whose name it says where `isNamed`. */
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
