import { type Call, call, type Given, type How, type Work } from '../platform/call';
import type { Services } from '../platform/services';
import type { With } from '../platform/with';

/** Builds a {@link call} that hands the catalogue to its work, so that all of it sees one snapshot. */
export function catalogueCall<Member, Body = never, Found = undefined, Input = undefined>(
  how: Omit<How<Member, Body, Found, Input, With<'catalogue'>>, 'hands'>,
  work: Work<Given<Member> & With<'catalogue'> & { found: Found; input: Input }, NoInfer<Body>>,
): Call {
  return call(
    { ...how, hands: async ({ services }) => ({ catalogue: await services.catalogue.get() }) },
    work,
  );
}

/** Limit of requests of one address in an hour, by the booking settings; `each`: calls that one request may need. */
export const requestsPerHour =
  (name: string, each = 1) =>
  async ({ services }: { services: Services }) => {
    const { rules } = (await services.catalogue.get()).data;
    return { name, points: rules.maxRequestsPerAddressHour * each, seconds: 3600 };
  };
