import { expect, type Page } from '@playwright/test';
import type { ShopFacts } from '../../support/test-shop.ts';
import { queryBackend, textAt } from './backend.ts';
import { demo, type Merchant } from './merchant.ts';

/** Who can sign in. */
export interface Customer {
  email: string;
  password: string;
  firstname: string;
}

/** The demo customer, who has orders. Their cart belongs to no test. */
export const demoCustomer: Customer = { email: 'ola@example.com', password: 'Witryna2026!', firstname: 'Ola' };

/** A demo customer with prices of a customer group. */
export const wholesaleCustomer: Customer = {
  email: 'hurt@example.com',
  password: 'Witryna2026!',
  firstname: 'Hanna',
};

/** Makes a customer whom no other test uses, without orders and cart. */
export async function createCustomer(shop: ShopFacts): Promise<Customer> {
  const customer = {
    email: `klient-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'Witryna2026!',
    firstname: 'Łucja',
  };
  await queryBackend(
    shop,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input: { ...customer, lastname: 'Żak' },
    },
  );
  return customer;
}

/** A token with which the backend is asked in a customer's name. */
export async function fetchToken(
  shop: Pick<ShopFacts, 'backendUrl'>,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<string> {
  const answer = await queryBackend(
    shop,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  return textAt(answer, 'generateCustomerToken', 'token');
}

/** Fills the sign-in page that is open and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  { text }: Merchant = demo,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(text('auth.email')).fill(email);
  await main.getByRole('textbox', { name: text('auth.password') }).fill(password);
  await main.getByRole('button', { name: text('auth.signIn.submit'), exact: true }).click();
}

/** Waits until the account page shows the customer. */
export async function expectAccount(page: Page, { email }: Customer): Promise<void> {
  await expect(page.getByRole('main')).toContainText(`, ${email}.`);
}
