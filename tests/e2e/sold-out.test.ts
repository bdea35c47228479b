import { queryBackend } from './steps/backend.ts';
import { getAmount, bringCart, cartAtBackend, orderAtBackend, products } from './steps/cart.ts';
import { goToReview, newEmail, openStep, orderButton, receipt } from './steps/checkout.ts';
import { expect, test } from './steps/faulty-shop.ts';

/** The shop has 14 of it. */
const scarce = { sku: 'KAL-CERAMIDY', name: 'Ceramidy z pszenicy i ryżu', stock: 14 };

test('[F47] a product that goes out of stock during the checkout is marked at its line, and the rest can be ordered @desktop', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/console error: Error|answer 400|Failed to load resource/);
  const email = newEmail();
  const cartId = await bringCart(page, shop, products.magnesium.sku);
  await queryBackend(
    shop,
    'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
    {
      cartId,
      item: { sku: scarce.sku, quantity: 1 },
    },
  );
  await goToReview(page, email);
  // Somebody else gets the last ones.
  await orderAtBackend(shop, await cartAtBackend(shop, scarce.sku, scarce.stock));
  await orderButton(page).click();
  await expect(openStep(page)).toContainText('właśnie się wyprzedał');
  await expect(receipt(page)).toHaveCount(0);
  const line = page
    .getByRole('listitem')
    .filter({ hasText: scarce.name })
    .filter({ has: page.getByRole('alert') });
  await expect(line.getByRole('alert')).toHaveText('Wyprzedane');
  await line.getByRole('button', { name: `Zamów bez: ${scarce.name}` }).click();
  await expect(page.getByText(scarce.name)).toHaveCount(0);
  await expect(getAmount(page.getByRole('region', { name: 'Podsumowanie' }).last(), 'Produkty')).toHaveText('29,90 zł');
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
});
