import { Typography } from '@strapi/design-system';
import { DOCTOR, notBookableWords, useReadiness } from '../not-bookable';

function BookableCell({ documentId }: { documentId: string }) {
  const { missing = [] } = useReadiness(documentId) ?? {};
  return (
    <Typography textColor="danger600" fontWeight="bold">
      {missing.length > 0 ? notBookableWords(missing) : ''}
    </Typography>
  );
}

const COLUMN = {
  name: 'clinicBooking',
  attribute: { type: 'custom' },
  // In `words/screens.json`.
  label: { id: 'clinic.list.booking', defaultMessage: 'Booking' },
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }: { documentId: string }) => <BookableCell documentId={documentId} />,
};

/** Adds to the list of doctors, beside the name, why somebody cannot be booked yet; Strapi does not say of which type a list is, its address does. */
export function addBookableColumn<Given extends { displayedHeaders: unknown[] }>(given: Given): Given {
  if (!window.location.pathname.includes(DOCTOR)) return given;
  return {
    ...given,
    displayedHeaders: [...given.displayedHeaders.slice(0, 1), COLUMN, ...given.displayedHeaders.slice(1)],
  };
}
