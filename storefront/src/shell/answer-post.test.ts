import { describe, expect, it } from 'vitest';
import { createCartCookie } from '../cart/index.ts';
import { answerPost } from './answer-post.ts';

const options = { url: new URL('https://shop.example/de/sign-in?back=1'), basePath: '/de', cartId: 'from-cookie' };

describe('answerPost', () => {
  it('leads to the cart, and keeps a new one in a cookie', () => {
    const { redirect } = answerPost({ type: 'cart', cartId: 'new', error: null }, options);
    expect(redirect).toMatchObject({ status: 303, headers: { location: '/de/cart', 'cache-control': 'no-store' } });
    expect(redirect?.headers['set-cookie']).toBe(createCartCookie('new', true));
  });

  it('shows the cart with the error, and keeps the cart', () => {
    const answer = answerPost({ type: 'cart', cartId: 'new', error: 'Sold out' }, options);
    expect(answer).toMatchObject({ redirect: null, form: { values: {}, error: 'Sold out' }, cartId: 'new' });
    expect(answer).toHaveProperty(['headers', 'set-cookie'], createCartCookie('new', true));
  });

  it('sets no cookie without a cart', () => {
    expect(answerPost({ type: 'cart', cartId: null, error: 'Failed' }, options)).toMatchObject({ headers: {} });
    expect(answerPost({ type: 'cart', cartId: null, error: null }, options).redirect?.headers).not.toHaveProperty(
      'set-cookie',
    );
  });

  it('leads to the account after the sign-in, with a cookie for HTTPS only', () => {
    const { redirect } = answerPost({ type: 'signed-in', token: 'secret', lifetime: 60 }, options);
    expect(redirect?.headers['location']).toBe('/de/customer/account/');
    expect(redirect?.headers['set-cookie']).toMatch(/secret.*Secure/);
  });

  it('shows the page with the form and the cart of before', () => {
    const form = { values: { email: 'anna@example.com' }, error: 'Wrong password' };
    expect(answerPost({ type: 'page', form }, options)).toEqual({
      redirect: null,
      form,
      cartId: 'from-cookie',
      headers: {},
    });
  });

  it('opens a page without forms', () => {
    expect(answerPost({ type: 'none' }, options).redirect?.headers).toMatchObject({ location: '/de/sign-in?back=1' });
  });
});
