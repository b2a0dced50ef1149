import { describe, expect, it } from 'vitest';
import { logPath, readLogFilter } from './rules';

const id = 'a'.repeat(24);

describe('the filter of the log', () => {
  it('is what the address says, and back', () => {
    const filter = readLogFilter({ actor: id, action: 'card.view', firstDay: '2026-11-20', page: '3' });
    expect(filter).toEqual({
      actor: id,
      subject: null,
      action: 'card.view',
      firstDay: '2026-11-20',
      lastDay: null,
      page: 3,
    });
    expect(logPath({ locale: 'ar', filter })).toBe(
      `/ar/admin/log?actor=${id}&action=card.view&firstDay=2026-11-20&page=3`,
    );
  });

  it('leaves out what is not well-formed', () => {
    const filter = readLogFilter({ actor: '../x', action: 'x', firstDay: '2026-99-99', page: '0' });
    expect(logPath({ locale: 'en', filter })).toBe('/en/admin/log');
  });
});
