import { describe, expect, it } from 'vitest';
import { getOrganizationJsonLd } from './organization-data.ts';

const origin = 'https://shop.example';

describe('getOrganizationJsonLd', () => {
  it('names the shop', () => {
    expect(getOrganizationJsonLd(origin, 'Witryna')).toMatchObject({
      '@type': 'Organization',
      name: 'Witryna',
      url: 'https://shop.example/',
    });
  });
});
