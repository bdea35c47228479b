import type { PickupSource } from './pickup-source.ts';
import type { Capabilities, Capability, CommerceClient } from '../../commerce/index.ts';
import type { ShippingMethod } from '../checkout-state.ts';
import type { PickupPoint } from './pickup-point.ts';

/** What a shopper picks up from; decides about the texts. */
export type PickupKind = 'store' | 'locker';

/** How a point is written into `shipping-information`. */
export interface PickupAttributes {
  /** Extension attributes of the shipping address. */
  shippingAddress?: Readonly<Record<string, string>>;
  /** Extension attributes of the shipping information itself. */
  information?: Readonly<Record<string, string>>;
}

/** Lets the shopper choose a pickup point for a shipping method, and writes it into the order. */
export interface PickupAdapter {
  kind: PickupKind;
  /** Without it in the backend, the method is one like any other. */
  capability: Capability;
  serves(method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>): boolean;
  toAttributes(point: PickupPoint): PickupAttributes;
  /** Loads the code that lists points, once the method is chosen. */
  loadSource(): Promise<(client: CommerceClient, request: { cartId: string; carrierCode: string }) => PickupSource>;
}

/** Magento's in-store pickup. */
const inStoreAdapter: PickupAdapter = {
  kind: 'store',
  capability: 'pickupLocations',
  serves: ({ carrierCode, methodCode }) => carrierCode === 'instore' && methodCode === 'pickup',
  toAttributes: ({ code }) => ({ shippingAddress: { pickup_location_code: code } }),
  loadSource: async () => (await import('./in-store-source.ts')).createInStoreSource,
};

/** The parcel lockers of the embedded backend. */
const parcelLockerAdapter: PickupAdapter = {
  kind: 'locker',
  capability: 'parcelLockers',
  serves: ({ carrierCode }) => carrierCode === 'parcel_locker',
  toAttributes: ({ code }) => ({ shippingAddress: { parcel_locker_code: code } }),
  loadSource: async () => (await import('./parcel-locker-source.ts')).createParcelLockerSource,
};

const adapters: readonly PickupAdapter[] = [inStoreAdapter, parcelLockerAdapter];

/** Returns the adapter of a shipping method; null where the method needs no choice, or the backend cannot offer one. */
export function findPickupAdapter(
  method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>,
  capabilities: Capabilities,
): PickupAdapter | null {
  return adapters.find((adapter) => capabilities.includes(adapter.capability) && adapter.serves(method)) ?? null;
}
