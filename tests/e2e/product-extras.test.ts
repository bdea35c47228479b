import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { queryBackend } from './steps/backend.ts';
import { products } from './steps/cart.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

test('a review form that could not be loaded shows an error and is loaded by the next click @desktop @full', async ({
  page,
  watch,
}) => {
  watch.allow(/CommerceError|answer 500|Failed to load resource/);
  await openPage(page, products.magnesium.path);
  const reviews = page.getByRole('region', { name: 'Opinie' });
  await reviews.scrollIntoViewIfNeeded();
  const isForm = (url: URL) => url.searchParams.get('operationName') === 'getReviewRatingsMetadata';
  await page.route(isForm, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Internal server error' }] } }),
  );
  const write = reviews.getByRole('button', { name: 'Napisz opinię' });
  await write.click();
  await expect(reviews.getByRole('alert')).toHaveText('Nie udało się wczytać formularza. Spróbuj ponownie.');
  await page.unroute(isForm);
  await write.click();
  await expect(reviews.getByRole('heading', { name: 'Twoja opinia' })).toBeFocused();
});

test('[CAT-09] a review is written with the stars of the shop, after what was missing is filled in @mobile', async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('createProductReview')) sent.push(request.postData() ?? '');
  });
  await openPage(page, products.magnesium.path);
  const reviews = page.getByRole('region', { name: 'Opinie' });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('list', { name: 'Rozkład ocen' }).getByRole('listitem')).toHaveCount(5);
  await reviews.getByLabel('Sortuj opinie').selectOption('Od najsłabszych');
  const stars = reviews.getByText(/^Ocena [1-5] na 5$/);
  const order = (await stars.allTextContents()).map((text) => Number(text.replace(/\D*(\d).*/, '$1')));
  expect(order).toEqual(order.toSorted((a, b) => a - b));

  await reviews.getByRole('button', { name: 'Napisz opinię' }).click();
  await expect(reviews.getByRole('heading', { name: 'Twoja opinia' })).toBeFocused();
  await reviews.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(reviews.getByRole('group', { name: 'Popraw te pola' }).getByRole('link')).toHaveCount(4);
  await expectNoAxeViolations(page, { include: 'main' });
  await reviews.getByRole('radio', { name: '4 na 5, dobry' }).check({ force: true });
  await reviews.getByLabel('Podpis pod opinią').fill('Ola');
  await reviews.getByLabel('Tytuł opinii').fill('Dobry magnez');
  await reviews.getByLabel('Jak się sprawdza?').fill('Łatwo się łyka.');
  await reviews.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(reviews.getByText('Dziękujemy. Opinia pojawi się, gdy ją przeczytamy.')).toBeFocused();

  const { productReviewRatingsMetadata: metadata } = await queryBackend(
    shop,
    '{ productReviewRatingsMetadata { items { id values { value value_id } } } }',
  );
  const four = /"value":"4","value_id":"([^"]+)"/.exec(JSON.stringify(metadata))?.[1];
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`"value_id":"${four}"`);
});

test('the reviews of a product, their bars and their number agree, and reviews of buyers are marked @mobile @full', async ({
  page,
  features,
}) => {
  await openPage(page, products.magnesium.path);
  const reviews = page.getByRole('region', { name: 'Opinie' });
  await reviews.scrollIntoViewIfNeeded();
  const rows = reviews.getByRole('list', { name: 'Rozkład ocen' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const counts = (await rows.allTextContents()).map((text) => Number(/: (\d+) opini/.exec(text)?.[1]));
  const total = counts.reduce((sum, count) => sum + count, 0);
  await expect(reviews.getByText(`(${total} opinie)`)).toBeVisible();
  await expect(reviews.getByRole('status').filter({ hasText: 'Pokazano' })).toHaveText(`Pokazano 6 z ${total} opinii`);
  const mean = counts.reduce((sum, count, index) => sum + count * (5 - index), 0) / total;
  const summary = await reviews
    .getByRole('img', { name: /^Ocena/ })
    .first()
    .textContent();
  const [shownMean = ''] = /^[1-5],\d/.exec(summary ?? '') ?? [];
  expect(Number(shownMean.replace(',', '.'))).toBeCloseTo(mean, 1);
  const marks = reviews.getByRole('article').getByText('Zakup potwierdzony', { exact: true });
  if (features.has('verifiedReviews')) await expect(marks).not.toHaveCount(0);
  else await expect(marks).toHaveCount(0);
});

test('[CAT-08] [CAT-12] recently viewed products and searches are shown, and a typo is corrected @desktop @full', async ({
  page,
}) => {
  await openPage(page, products.magnesium.path);
  // A page that is left before it is whole has not been looked at.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(products.magnesium.sku);
  await openPage(page, products.vitaminC.path);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.getByRole('region', { name: 'Może Ci się spodobać' }).scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Ostatnio oglądane' });
  await expect(recent.getByRole('article').getByRole('link', { name: products.magnesium.name })).toBeVisible();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(sections).toHaveText([
    'Szczegóły produktu',
    'Opinie',
    'Dobrze się uzupełniają',
    'Może Ci się spodobać',
    'Ostatnio oglądane',
    'Pytania i odpowiedzi',
  ]);
  await recent.getByRole('button', { name: 'Wyczyść listę' }).click();
  await expect(recent).toBeHidden();

  await openPage(page, '/search.html?query=kraetyna');
  await expect(page.getByRole('main').getByText('Czy chodziło o')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'kreatyna', exact: true }).click();
  await expect(mainHeading(page)).toContainText('kreatyna');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await openPage(page, '/search.html');
  await expect(
    page.getByRole('region', { name: 'Ostatnio szukane' }).getByRole('link', { name: 'kreatyna' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});
