/** Skeleton of a month that is being fetched, at its size. Its loading is announced elsewhere. */
export function MonthSkeleton({ weeks }: { weeks: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: weeks }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <tr key={week}>
          {Array.from({ length: 7 }, (_, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells without content
            <td key={day} className="p-0.5">
              <span className="block h-14 animate-pulse rounded-control bg-line/60" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
