import type { ShopSettings } from '../platform/layout/shop-settings.ts';

/**
 * What reading content depends on: the hosts from which the content security policy lets it load images and videos, and
 * the URLs of the backend's pages, links to which lead to the shop.
 */
export type ContentPolicy = Pick<ShopSettings, 'mediaHosts' | 'shopUrls'>;
