import { describe, expect, it } from 'vitest';
import { matchFixedRoute } from './fixed-routes.ts';

describe('matchFixedRoute', () => {
  it.each([
    ['RTE-02', '/cart', 'cart'],
    ['RTE-03', '/checkout', 'checkout'],
    ['RTE-04', '/sign-in', 'sign-in'],
    ['RTE-05', '/create-account', 'create-account'],
    ['RTE-08', '/contact-us', 'contact'],
    ['RTE-10', '/search.html', 'search'],
    ['RTE-18', '/customer/account/', 'account'],
    ['RTE-19', '/order-history', 'account'],
  ])('[%s] knows %s', (_, pathname, kind) => {
    expect(matchFixedRoute(pathname)).toBe(kind);
    expect(matchFixedRoute(`${pathname.replace(/\/$/, '')}/`)).toBe(kind);
  });

  it.each(['/', '', '//', '/cart/x', '/Cart', '/checkout.html', '/witaminy.html', '/constructor', '/__proto__'])('[RTE-01] [RTE-27] leaves %j to the backend', (pathname) => {
    expect(matchFixedRoute(pathname)).toBeNull();
  });
});
