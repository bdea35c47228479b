import { describe, expect, it } from 'vitest';
import { organizationData } from './organization-data.ts';

const origin = 'https://shop.example';

describe('organizationData', () => {
  it('names the shop', () => {
    expect(organizationData(origin, 'Witryna')).toMatchObject({
      '@type': 'Organization',
      name: 'Witryna',
      url: 'https://shop.example/',
    });
  });
});
