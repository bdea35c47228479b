import type { BackendModule } from '../module.ts';
import { listParcelLockers, LOCKER_COUNTRY } from './parcel-locker.ts';

export { findParcelLocker, LOCKER_CARRIER, LOCKER_COUNTRY } from './parcel-locker.ts';

/** Parcel lockers of the sandbox carrier. */
export const parcelLockersModule: BackendModule = {
  name: 'parcel-lockers',
  typeDefs: ['extensions/parcel-locker.graphql'],
  resolvers: {
    Query: {
      parcelLockers: (_: unknown, { carrier_code: carrier }: { carrier_code: string }) =>
        listParcelLockers(carrier).map((locker) => ({ ...locker, country_id: LOCKER_COUNTRY })),
    },
  },
};
