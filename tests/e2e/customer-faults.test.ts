import type { Page } from '@playwright/test';
import type { ShopFacts } from '../support/test-shop.ts';
import { createCustomer, expectAccount, signIn, type Customer } from './steps/account.ts';
import { clearFaults, injectFault, queryBackend, textAt, type Fault } from './steps/backend.ts';
import { products } from './steps/cart.ts';
import { expect, test } from './steps/faulty-shop.ts';
import { openPage } from './steps/shop-page.ts';

test.beforeEach(({ watch }) => {
  // These tests cause the failures themselves.
  watch.allow(/answer (?:401|50[234]): |Failed to load resource|failed request: |console error: Error/);
});

const newPassword = 'Zupelnie-nowe-7';
const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Zapisz', exact: true });
const passwordForm = (page: Page) => main(page).getByRole('region', { name: 'Hasło', exact: true });

interface Step {
  operation: string;
  /** Opens the page and fills what is to be sent. */
  open(page: Page, customer: Customer): Promise<void>;
  send(page: Page): Promise<void>;
  /** What is said when it is done. */
  done: string;
  /** What is said when nothing is saved. */
  failed: string;
  /** The text that is still there then. */
  typed?: string;
  /** Answers with the customer's data after the change. */
  data: string;
  /** The same in JSON, once done. */
  expected: string;
}

const steps: Record<string, Step> = {
  'a new address': {
    operation: 'CreateAddress',
    open: async (page) => {
      await openPage(page, '/address-book');
      await main(page).getByRole('button', { name: 'Dodaj adres' }).click();
      for (const [label, text] of [
        ['Imię', 'Ewa'],
        ['Nazwisko', 'Lis'],
        ['Ulica i numer', 'Cicha 4'],
        ['Kod pocztowy', '00-950'],
        ['Miejscowość', 'Warszawa'],
        ['Telefon', '600100200'],
      ] as const)
        await main(page).getByLabel(label).fill(text);
    },
    send: (page) => save(page).click(),
    done: 'Adres został zapisany.',
    failed: 'Nie udało się tego zapisać.',
    typed: 'Cicha 4',
    data: '{ customer { addresses { street } } }',
    expected: '{"customer":{"addresses":[{"street":["Cicha 4"]}]}}',
  },
  'a new password': {
    operation: 'ChangePassword',
    open: async (page, { password }) => {
      await openPage(page, '/account-information');
      const form = passwordForm(page);
      await form.getByRole('textbox', { name: 'Obecne hasło' }).fill(password);
      await form.getByRole('textbox', { name: 'Nowe hasło' }).fill(newPassword);
    },
    send: (page) => passwordForm(page).getByRole('button', { name: 'Zapisz' }).click(),
    done: 'Twoje hasło zostało zmienione.',
    failed: 'Nie udało się tego zapisać.',
    data: '{ customer { firstname } }',
    expected: '{"customer":{"firstname":"Łucja"}}',
  },
  'a deleted account': {
    operation: 'DeleteCustomer',
    open: async (page, { password }) => {
      await openPage(page, '/account-information');
      await main(page).getByRole('button', { name: 'Usuń konto' }).click();
      await page.getByRole('alertdialog').getByRole('textbox', { name: 'Obecne hasło' }).fill(password);
    },
    send: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Usuń konto na stałe' }).click(),
    done: 'Konto zostało usunięte.',
    failed: 'Nie udało się tego zapisać.',
    data: '',
    expected: '',
  },
  'a wish': {
    operation: 'AddToWishlist',
    open: async (page) => {
      await openPage(page, products.vitaminC.path);
      // The button comes with the first action.
      await page.mouse.move(20, 20);
      await page.mouse.move(90, 90);
    },
    send: (page) =>
      main(page)
        .getByRole('button', { name: `Ulubione: ${products.vitaminC.name}` })
        .first()
        .click(),
    done: `Na liście ulubionych: ${products.vitaminC.name}.`,
    failed: 'Nie udało się zmienić listy ulubionych.',
    data: '{ customer { wishlists { items_v2 { items { quantity } } } } }',
    expected: '{"customer":{"wishlists":[{"items_v2":{"items":[{"quantity":1}]}}]}}',
  },
};

async function requestToken(shop: ShopFacts, email: string, password: string): Promise<string> {
  const answer = await queryBackend(
    shop,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  return textAt(answer, 'generateCustomerToken', 'token');
}

/** Checks what the backend has after a step that was done once. */
async function expectDoneOnce(shop: ShopFacts, { operation, data, expected }: Step, customer: Customer): Promise<void> {
  const password = operation === 'ChangePassword' ? newPassword : customer.password;
  if (data === '') {
    await expect(requestToken(shop, customer.email, password)).rejects.toThrow('graphql-authentication');
    return;
  }
  const token = await requestToken(shop, customer.email, password);
  expect(JSON.stringify(await queryBackend(shop, data, {}, token))).toBe(expected);
}

/** Signs in as a new customer and fills the step. */
async function begin(page: Page, shop: ShopFacts, step: Step): Promise<Customer> {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await step.open(page, customer);
  return customer;
}

/** Steps that `npm test` tries; the others are in the full run. */
const representative: readonly string[] = ['a new address', 'a new password'];

for (const [name, step] of Object.entries(steps)) {
  test(`${name} whose answer is lost is there once, and the customer is told so @desktop${representative.includes(name) ? '' : ' @full'}`, async ({
    page,
    shop,
  }) => {
    const customer = await begin(page, shop, step);
    await injectFault(shop, { operation: step.operation, drop: 'after' });
    await step.send(page);
    await expect(page.getByText(step.done).first()).toBeVisible();
    await expectDoneOnce(shop, step, customer);
  });

  const failures: Record<string, Fault> = {
    'is refused by a gateway': { operation: step.operation, status: 503, times: 20 },
    'gets an answer that is no JSON': { operation: step.operation, status: 200, times: 20 },
  };
  for (const [failure, fault] of Object.entries(failures)) {
    test(`${name} that ${failure} can be sent again, with what was typed @desktop @full`, async ({ page, shop }) => {
      const customer = await begin(page, shop, step);
      await injectFault(shop, fault);
      await step.send(page);
      await expect(page.getByText(step.failed).first()).toBeVisible();
      await expect(page.getByText(step.done)).toHaveCount(0);
      if (step.typed !== undefined) await expect(main(page).getByLabel('Ulica i numer')).toHaveValue(step.typed);
      await clearFaults(shop);
      await step.send(page);
      await expect(page.getByText(step.done).first()).toBeVisible();
      await expectDoneOnce(shop, step, customer);
    });
  }
}

test('an address whose outcome cannot be found out is not sent a second time before the address book is read @desktop @full', async ({
  page,
  shop,
}) => {
  const step = steps['a new address'];
  if (!step) throw new Error('There is no such step.');
  const customer = await begin(page, shop, step);
  await injectFault(
    shop,
    { operation: step.operation, drop: 'after' },
    { operation: 'getAddressBook', status: 503, times: 40 },
  );
  await step.send(page);
  await expect(main(page).getByText('Nie wiemy, czy to się udało')).toBeVisible();
  await clearFaults(shop);
  await step.send(page);
  await expect(page.getByText(step.done).first()).toBeVisible();
  await expectDoneOnce(shop, step, customer);
});

for (const [name, step] of Object.entries(steps)) {
  test(`${name} that the backend does not answer is announced as such @desktop @full`, async ({ page, shop }) => {
    await begin(page, shop, step);
    await injectFault(shop, { operation: step.operation, latency: 60_000, times: 5 });
    await step.send(page);
    await expect(page.getByText(/^Sklep długo nie odpowiada\. Wciąż czekamy na odpowiedź/).first()).toBeVisible({
      timeout: 12_000,
    });
  });
}
