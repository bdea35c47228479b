import { describe, expect, it } from 'vitest';
import { orderPath } from './account-place.ts';
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
    expect(matchFixedRoute(pathname)?.kind).toBe(kind);
    expect(matchFixedRoute(`${pathname.replace(/\/$/, '')}/`)?.kind).toBe(kind);
  });

  it.each([
    ['RTE-06', '/forgot-password', { kind: 'sign-in', params: { view: 'forgot-password' } }],
    ['RTE-07', '/customer/account/createPassword', { kind: 'sign-in', params: { view: 'reset-password' } }],
    ['RTE-09', '/track-my-order/', { kind: 'guest-order', params: { view: 'track' } }],
    ['RTE-16', '/customer/account/edit/', { kind: 'account', params: { section: 'information' } }],
    ['RTE-17', '/gdpr-request/type/delete/code/a1B2-c3', { kind: 'account', params: { section: 'gdpr', type: 'delete', code: 'a1B2-c3' } }],
    ['RTE-18', '/customer/account/', { kind: 'account', params: { section: 'overview' } }],
    ['RTE-19', '/order-history', { kind: 'account', params: { section: 'orders' } }],
    ['RTE-20', '/wishlist', { kind: 'account', params: { section: 'wishlist' } }],
    ['RTE-21', '/saved-payments', { kind: 'account', params: { section: 'payments' } }],
    ['RTE-22', '/communications', { kind: 'account', params: { section: 'communications' } }],
    ['RTE-23', '/address-book', { kind: 'account', params: { section: 'addresses' } }],
    ['RTE-24', '/account-information', { kind: 'account', params: { section: 'information' } }],
  ])('[%s] knows what %s shows', (_, pathname, route) => {
    expect(matchFixedRoute(pathname)).toEqual(route);
    expect(matchFixedRoute(`${pathname.replace(/\/$/, '')}/`)).toEqual(route);
  });

  it('finds the order that an address names', () => {
    expect(matchFixedRoute(orderPath('000000012'))).toEqual({ kind: 'account', params: { section: 'order', number: '000000012' } });
  });

  it.each(['/', '', '//', '/cart/x', '/Cart', '/checkout.html', '/order-history/1/2', '/order-history/<b>', '/gdpr-request/type/delete', '/gdpr-request/type/a/code/b/c', '/witaminy.html', '/constructor', '/__proto__'])('[RTE-01] [RTE-27] leaves %j to the backend', (pathname) => {
    expect(matchFixedRoute(pathname)).toBeNull();
  });
});
