/** Date since which the statement holds; changed with the table below. */
export const REVIEWED_ON = '2026-11-29';

/** Result for a part of EN 301 549: met, met except for the faults named above, or not applicable to a website. */
export type Outcome = 'met' | 'partly' | 'notOurs';

/** The parts of EN 301 549 V3.2.1, which in chapter 9 are those of WCAG 2.2. */
export const PARTS = [
  { clause: '5', name: 'generic', outcome: 'met' },
  { clause: '6', name: 'voice', outcome: 'notOurs' },
  { clause: '7', name: 'video', outcome: 'partly' },
  { clause: '8', name: 'hardware', outcome: 'notOurs' },
  { clause: '9.1.1', name: 'textAlternatives', outcome: 'met' },
  { clause: '9.1.2', name: 'timedMedia', outcome: 'partly' },
  { clause: '9.1.3', name: 'adaptable', outcome: 'met' },
  { clause: '9.1.4', name: 'distinguishable', outcome: 'met' },
  { clause: '9.2.1', name: 'keyboard', outcome: 'met' },
  { clause: '9.2.2', name: 'enoughTime', outcome: 'met' },
  { clause: '9.2.3', name: 'seizures', outcome: 'met' },
  { clause: '9.2.4', name: 'navigable', outcome: 'met' },
  { clause: '9.2.5', name: 'pointers', outcome: 'met' },
  { clause: '9.3.1', name: 'readable', outcome: 'met' },
  { clause: '9.3.2', name: 'predictable', outcome: 'met' },
  { clause: '9.3.3', name: 'inputHelp', outcome: 'met' },
  { clause: '9.4.1', name: 'compatible', outcome: 'met' },
  { clause: '10', name: 'documents', outcome: 'partly' },
  { clause: '11', name: 'software', outcome: 'notOurs' },
  { clause: '12', name: 'support', outcome: 'met' },
  { clause: '13', name: 'relay', outcome: 'notOurs' },
] as const satisfies readonly { clause: string; name: string; outcome: Outcome }[];
