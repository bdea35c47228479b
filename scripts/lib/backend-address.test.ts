import { describe, expect, it } from 'vitest';
import { backendAddress } from './backend-address.mjs';

describe('backendAddress', () => {
  it('takes the path of the API off an address', () => {
    for (const path of ['', '/', '/graphql', '/graphql/'])
      expect(backendAddress(`https://shop.example${path}`)).toBe('https://shop.example');
    expect(backendAddress('https://shop.example/magento/graphql')).toBe('https://shop.example/magento');
  });
});
