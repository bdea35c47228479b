import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { filledCart, INFORMATION, pay, payBy, ship } from '../rest/testing/rest-driver.ts';

const refusal = 'ReCaptcha validation failed, please try again';
const createProof = () => ({ 'X-ReCaptcha': randomUUID() });

let guarded: TestShop;
beforeAll(() => {
  guarded = openTestShop({
    captchaForms: [
      'CUSTOMER_LOGIN',
      'CUSTOMER_CREATE',
      'CUSTOMER_FORGOT_PASSWORD',
      'CUSTOMER_EDIT',
      'RESEND_CONFIRMATION_EMAIL',
      'PLACE_ORDER',
    ],
  });
});
afterAll(() => guarded.dispose());

describe('[CAP-03] a protected form of Magento', () => {
  it.each([
    [
      'generateCustomerToken',
      `mutation { generateCustomerToken(email: "a@example.com", password: "${PASSWORD}") { token } }`,
    ],
    [
      'createCustomerV2',
      'mutation { createCustomerV2(input: { email: "a@example.com", firstname: "Ewa", lastname: "Lis" }) { customer { email } } }',
    ],
    [
      'createCustomer',
      'mutation { createCustomer(input: { email: "a@example.com", firstname: "Ewa", lastname: "Lis" }) { customer { email } } }',
    ],
    ['requestPasswordResetEmail', 'mutation { requestPasswordResetEmail(email: "a@example.com") }'],
    [
      'resetPassword',
      `mutation { resetPassword(email: "a@example.com", resetPasswordToken: "x", newPassword: "${PASSWORD}") }`,
    ],
    [
      'changeCustomerPassword',
      `mutation { changeCustomerPassword(currentPassword: "x", newPassword: "${PASSWORD}") { email } }`,
    ],
    ['resendConfirmationEmail', 'mutation { resendConfirmationEmail(email: "a@example.com") }'],
    ['placeOrder', 'mutation { placeOrder(input: { cart_id: "x" }) { order { order_id } } }'],
  ])('%s is refused without a token, and with one only for what it says', async (_, mutation) => {
    expect((await guarded.ask(mutation)).errors[0]).toMatchObject({
      message: refusal,
      extensions: { category: 'graphql-input' },
    });
    const { errors = [] } = await guarded.graphql(mutation, { headers: createProof() });
    expect(errors.map(({ message }) => message)).not.toContain(refusal);
  });

  it('orders by REST are refused with 400 without a token, and the cart stays', async () => {
    const id = await filledCart(guarded);
    expect((await ship(guarded, id, INFORMATION)).status).toBe(200);
    expect(await pay(guarded, id, payBy('cashondelivery'))).toEqual({ status: 400, body: { message: refusal } });
    const placed = await guarded.rest(
      'POST',
      `V1/guest-carts/${id}/payment-information`,
      payBy('cashondelivery'),
      createProof(),
    );
    expect(placed.status).toBe(200);
  });

  it('accepts a token once, as Google does', async () => {
    const mutation = 'mutation { requestPasswordResetEmail(email: "a@example.com") }';
    const headers = createProof();
    const send = async () => (await guarded.graphql(mutation, { headers })).errors ?? [];
    expect(await send()).toEqual([]);
    expect(await send()).toMatchObject([{ message: refusal }]);
  });
});

describe('recaptchaFormConfig', () => {
  it('[CAP-01] returns the kind of captcha of each form, and recaptchaV3Config the forms with v3', async () => {
    const shop = openTestShop({
      captchaForms: ['NEWSLETTER', 'CUSTOMER_CREATE:RECAPTCHA', 'CUSTOMER_LOGIN:INVISIBLE'],
    });
    const getForm = (form: string) =>
      `${form}: recaptchaFormConfig(formType: ${form}) { is_enabled configurations { re_captcha_type } }`;
    const forms = ['NEWSLETTER', 'CUSTOMER_CREATE', 'CUSTOMER_LOGIN', 'CONTACT'].map(getForm).join(' ');
    expect((await shop.ask(`{ recaptchaV3Config { forms } ${forms} }`)).data).toEqual({
      recaptchaV3Config: { forms: ['NEWSLETTER'] },
      NEWSLETTER: { is_enabled: true, configurations: { re_captcha_type: 'RECAPTCHA_V3' } },
      CUSTOMER_CREATE: { is_enabled: true, configurations: { re_captcha_type: 'RECAPTCHA' } },
      CUSTOMER_LOGIN: { is_enabled: true, configurations: { re_captcha_type: 'INVISIBLE' } },
      CONTACT: { is_enabled: false, configurations: null },
    });
    const mutation = 'mutation { generateCustomerToken(email: "a@example.com", password: "x") { token } }';
    expect((await shop.ask(mutation)).errors[0]).toMatchObject({ message: refusal });
    shop.dispose();
  });
});
