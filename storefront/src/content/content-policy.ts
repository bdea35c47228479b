import type { ShopSettings } from '../platform/layout/shop-settings.ts';

/** Hosts from which the content security policy lets content load images and videos. */
export type MediaPolicy = Pick<ShopSettings, 'mediaHosts'>;
