import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { placeText } from '../store/place-text.ts';
import { listParcelLockers } from './parcel-locker.ts';

export { findParcelLocker, LOCKER_CARRIER } from './parcel-locker.ts';

/** Parcel lockers of the sandbox carrier. */
export const parcelLockersModule: BackendModule = {
  name: 'parcel-lockers',
  typeDefs: ['extensions/parcel-locker.graphql'],
  resolvers: {
    Query: {
      parcelLockers: (_: unknown, { carrier_code: carrier }: { carrier_code: string }, context: RequestContext) =>
        listParcelLockers(context, carrier).map((locker) => ({
          ...locker,
          description: placeText(locker.description, context.storeView),
          country_id: locker.countryCode,
        })),
    },
  },
};
