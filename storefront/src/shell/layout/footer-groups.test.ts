import { describe, expect, it } from 'vitest';
import { matchStaticRoute } from '../routes.ts';
import { footerGroups } from './footer-groups.ts';

describe('the groups of the footer', () => {
  it('give every entry of the demo shop the address of a page that exists', () => {
    // Pages of the backend; its content test holds that it seeds them.
    const pages = new Set(['/stores', '/about-us', '/customer-service', '/dostepnosc']);
    const dead = footerGroups
      .flatMap(({ entries }) => entries)
      .filter(({ path }) => path === undefined || !(pages.has(path) || matchStaticRoute(path)));
    expect(dead).toEqual([]);
  });
});
