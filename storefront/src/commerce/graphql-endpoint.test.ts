import { describe, expect, it } from 'vitest';
import { graphqlEndpoint } from './graphql-endpoint.ts';

describe('graphqlEndpoint', () => {
  it('[NET-01] is /graphql on the store host unless another host is configured', () => {
    expect(graphqlEndpoint('', 'https://shop.example')).toBe('https://shop.example/graphql');
    expect(graphqlEndpoint('https://api.example/magento/', 'https://shop.example')).toBe(
      'https://api.example/magento/graphql',
    );
  });
});
