import type { Closable, Entry } from '../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import type { ApiCatalogue } from '../contract/api';
import type { BranchScope } from '../platform/staff-member';

const entry = ({ documentId, number, name }: Entry) => ({ documentId, number, name });
const bookable = (one: Closable) => ({ ...entry(one), takesBookings: !one.takesNoNewBookings });

/** Returns what can be booked, as far as a key sees it: its branches and the doctors with hours there. */
export function presentCatalogue(catalogue: CatalogueSnapshot, scope: BranchScope): ApiCatalogue {
  const { branches, doctors, services, specialties, rules } = catalogue.data;
  const { defaultService, horizonDays, noticeMinutes, holdMinutes } = rules;
  const { maxAge, guardianAge, notesMaxLength, consentText } = rules;
  const { phoneChannels, phoneMessagesText, newsText } = rules;
  const isSeen = (branch: string) => scope === null || scope.includes(branch);
  const practising = Object.values(doctors).map((doctor) => ({
    ...bookable(doctor),
    specialties: doctor.specialties,
    branches: catalogue.branchesOf(doctor.documentId).filter(isSeen),
  }));
  return {
    branches: Object.values(branches)
      .filter(({ documentId }) => isSeen(documentId))
      .map((branch) => {
        const { address, phone, country, timeZone } = branch;
        return { ...bookable(branch), address, phone, country, timeZone };
      }),
    specialties: Object.values(specialties).map(entry),
    doctors: practising.filter((doctor) => doctor.branches.length > 0),
    services: Object.values(services).map((service) => ({
      ...bookable(service),
      specialties: service.specialties,
      durationMinutes: service.durationMinutes,
    })),
    rules: {
      ...{ defaultService, horizonDays, noticeMinutes, holdMinutes },
      ...{ maxAge, guardianAge, notesMaxLength, consentText },
      ...{ phoneChannels, phoneMessagesText, newsText },
    },
  };
}
