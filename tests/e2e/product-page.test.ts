import { expect, test } from '../support/fixtures.ts';
import { products } from './steps/cart.ts';
import { chooseRadio, mainHeading, openPage, untilInteractive } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

test('[CAT-07] [CAT-10] a chosen variant changes subtitle, number, unit price, image and ingredients @desktop', async ({
  page,
}) => {
  await openPage(page, products.protein.path);
  const main = page.getByRole('main');
  await expect(main.getByText('proszek, 900 g', { exact: true })).toBeVisible();
  await expect(main.getByText('Nr produktu: RYT-WPI-CZEKOLADA-900')).toBeVisible();
  await expect(main.getByText('15,44 zł / 100 g')).toBeVisible();
  await main.getByText('Skład i wartości odżywcze').click();
  const ingredients = main.getByText(/^Izolat białka serwatkowego\s\(z\smleka\)/);
  await expect(ingredients).toContainText('kakao');

  await chooseRadio(page.getByRole('radiogroup', { name: 'Smak' }), 'Słony karmel');
  await chooseRadio(page.getByRole('radiogroup', { name: 'Wielkość opakowania' }), '2 kg');
  await expect(main.getByText('proszek, 2 kg', { exact: true })).toBeVisible();
  await expect(main.getByText('Nr produktu: RYT-WPI-KARMEL-2000')).toBeVisible();
  await expect(main.getByText('15,44 zł / 100 g')).toHaveCount(0);
  await expect(main.getByText('13,95 zł / 100 g')).toBeVisible();
  await expect(ingredients).toContainText('sól');
  await expect(ingredients).not.toContainText('kakao');
  await expect(
    main
      .getByRole('group', { name: /^Zdjęcia/ })
      .getByRole('img')
      .first(),
  ).toHaveAttribute('alt', /Słony karmel/);
  await expect(mainHeading(page)).toHaveText(products.protein.name);
});

test('[CAT-07] on a phone price and button stay in view from the first screen to the last section and cover nothing @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(products.vitaminC.path);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Dodaj do koszyka', exact: true });
  const bar = main
    .locator('div', { has: page.getByRole('button', { name: 'Dodaj do koszyka', exact: true }) })
    .filter({ hasText: /39,90\szł/ })
    .last();
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('39,90 zł')).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('navigation', { name: 'Ścieżka nawigacji' }).boundingBox())?.height).toBeLessThan(50);

  await untilInteractive(page);
  await main.getByRole('heading', { name: 'Opinie' }).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  const hidden = await main.evaluate((element) => {
    const add = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Dodaj do koszyka');
    const covered = [...element.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter((control) => {
      if (!add || add.parentElement?.parentElement?.contains(control) || !control.checkVisibility()) return false;
      control.focus();
      return (
        document.activeElement === control && control.getBoundingClientRect().bottom > add.getBoundingClientRect().top
      );
    });
    return covered.map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(hidden).toEqual([]);

  const footer = page.getByRole('contentinfo');
  await footer.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const [barBox, footerBox] = await Promise.all([bar.boundingBox(), footer.boundingBox()]);
  expect((barBox?.y ?? Infinity) + (barBox?.height ?? 0)).toBeLessThanOrEqual(footerBox?.y ?? 0);
});

test('[CAT-07] a product that is out of stock shows it once, has no button to buy it and links to similar ones', async ({
  page,
}) => {
  await openPage(page, '/kolagen-w-plynie-z-jagoda.html');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'Chwilowo niedostępny' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Chwilowo niedostępny' })).toHaveCount(0);
  await expect(main.getByRole('spinbutton')).toHaveCount(0);
  await expect(main.getByText('Zamawiasz to samo co miesiąc?')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toHaveCount(0);
  await main.getByRole('link', { name: 'Zobacz podobne produkty' }).click();
  await expect(
    main.getByRole('region', { name: 'Dobrze się uzupełniają' }).getByRole('article').first(),
  ).toBeInViewport();
});
