import { describe, expect, it } from 'vitest';
import { getOrganizationJsonLd } from './organization-data.ts';

const origin = 'https://shop.example';

describe('getOrganizationJsonLd', () => {
  it('names the shop', () => {
    expect(getOrganizationJsonLd(origin, { storeName: 'Witryna', logo: { text: 'witryna', image: null } })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Witryna',
      url: 'https://shop.example/',
    });
  });

  it('has the logo that the merchant has uploaded', () => {
    const image = { src: 'https://cdn.example/media/logo/wagner.svg', width: null, height: null };
    expect(getOrganizationJsonLd(origin, { storeName: 'Wagner', logo: { text: 'Wagner', image } })).toMatchObject({
      logo: 'https://cdn.example/media/logo/wagner.svg',
    });
  });
});
